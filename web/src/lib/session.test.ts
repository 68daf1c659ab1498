import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyIn, AnyOut, Card, Counter, Now, Option, Prompt, Table } from '../protocol';
import { Session } from './session.svelte';
import { settings } from './settings.svelte';

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The other end of the line, played by the test. */
class Server {
  static last: Server;
  static readonly OPEN = 1;
  readyState = 1;
  got: AnyIn[] = [];
  n = 0;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor() {
    Server.last = this;
    setTimeout(() => this.onopen());
  }

  send(data: string): void {
    this.got.push(JSON.parse(data) as AnyIn);
  }

  close(): void {}

  async say(message: object): Promise<void> {
    this.onmessage({ data: JSON.stringify({ n: this.n, ...message }) });
    await flush();
  }

  /** The messages of a kind, in their order. */
  all<K extends AnyIn['kind']>(kind: K): Extract<AnyIn, { kind: K }>[] {
    return this.got.filter((one) => one.kind === kind) as Extract<AnyIn, { kind: K }>[];
  }

  update(now: Partial<Now>, table: Partial<Table> = {}): Promise<void> {
    this.n++;
    const changes = { edits: { table } };
    return this.say({ kind: 'update', seat: 1, changes, now: { ply: this.n, open: [0], ...now } });
  }

  /** Answer the last trial: what lies on the outs counter then, and the next question. */
  tried(outs: number, prompt: Prompt | null, more: object = {}): Promise<void> {
    const asked = this.all('try').at(-1);
    const changes = { edits: { outs: { value: outs }, table: { prompt } } };
    const { picks, id } = asked as { picks: number[]; id: string };
    return this.say({
      kind: 'tried',
      re: id,
      picks,
      complete: !prompt,
      text: '',
      changes,
      ...more,
    } satisfies Partial<AnyOut>);
  }

  refuse(reason: string): Promise<void> {
    return this.say({ kind: 'refused', re: this.got.at(-1)?.id, reason, snapshot: { n: this.n } });
  }
}

const question = (sentence: string, options: number[], form: Prompt['form'] = 'sheet'): Prompt => ({
  kind: 'prompt',
  id: 'prompt',
  seat: 0,
  sentence,
  form,
  options: options.map((option) => ({ option, text: `${sentence} ${option}` })),
});
const LOAN = question('Loan?', [16, 17]);
const STARS = question('Stars?', [11, 12]);
const PASS = question('Pass?', [0, 1], 'choice' as Prompt['form']);

const STEAL: Card = { kind: 'card', id: 'card:1', place: 'hand0:0', card: 1, label: 'Steal' };
const PLAY = {
  ...question('Play?', [3], 'choice' as Prompt['form']),
  options: [{ option: 3, text: 'steal', part: 'card:1' }],
};

const opened: Session[] = [];

async function at(prompt: Prompt | null): Promise<[Session, Server]> {
  const session = new Session('t');
  opened.push(session);
  session.connect();
  await flush();
  const table: Table = {
    kind: 'table',
    viewer: 0,
    parts: [
      { kind: 'counter', id: 'outs', label: 'Outs', value: 0 },
      {
        kind: 'seat',
        id: 'seat0',
        seat: 0,
        label: 'Ann',
        parts: [{ kind: 'zone', id: 'hand0', layout: 'fan', parts: [{ ...STEAL, why: 'The base is taken.' }] }],
      },
    ],
    ...(prompt && { prompt }),
  };
  await Server.last.say({
    kind: 'snapshot',
    re: Server.last.got[0]?.id,
    id: 't',
    game: 'none',
    title: '',
    viewer: 0,
    yours: [0],
    around: { state: 'playing', seats: [] },
    table,
    now: { ply: 0, open: [prompt ? 0 : 1], asked: prompt ? 5 : 0 },
  });
  return [session, Server.last];
}

const outs = (session: Session): unknown => (session.table?.parts?.[0] as Counter | undefined)?.value;
const pick = (session: Session, at: number): Promise<void> => session.choose(session.prompt?.options?.[at] as Option);

beforeEach(() => {
  vi.stubGlobal('WebSocket', Server);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no looks here')));
});
afterEach(() => {
  for (const session of opened.splice(0)) session.close(); // its heartbeat must not outlive the test
  vi.unstubAllGlobals();
});

describe('an answer in the making', () => {
  it('is never taken for the answer to the next question', async () => {
    const [session, server] = await at(PASS);
    const done = pick(session, 0);
    expect(server.all('try')).toMatchObject([{ picks: [0], asked: 5 }]);
    await server.update({ asked: 6 }, { prompt: question('Another?', [0, 2], 'choice' as Prompt['form']) });
    await server.tried(1, null);
    await done;
    expect(server.all('move')).toEqual([]);
    expect(session.picks).toEqual([]);
    expect(outs(session)).toBe(0);
  });

  it('that comes too late says nothing and leaves the next form free', async () => {
    const [session, server] = await at(PASS);
    const done = pick(session, 0);
    const late = server.all('try')[0];
    await server.update({ asked: 6 }, { prompt: LOAN });
    expect(session.form).toBe(true);
    const filling = session.fillIn();
    await server.say({ kind: 'refused', re: late?.id, reason: 'the question you answered is no longer open' });
    await done;
    await server.tried(1, null);
    expect(await filling).toBe(true);
    expect(session.said).toBe('');
    expect(session.picks).toEqual([16]);
    expect(session.ready).toBe(true);
  });

  it('is shown on the table on which it was tried, and tried again when the table moves', async () => {
    const [session, server] = await at({ ...STARS, form: 'choice' as Prompt['form'] });
    const done = pick(session, 1);
    await server.tried(7, PASS);
    await done;
    expect(outs(session)).toBe(7);
    await server.update({ asked: 5 }, { status: 'Bo answered' });
    expect(outs(session)).toBe(7);
    expect(server.all('try')).toHaveLength(2);
    await server.tried(8, PASS);
    expect([outs(session), session.table?.status, session.picks]).toEqual([8, 'Bo answered', [12]]);
  });

  it('is under way until it was tried, and again until the table has come to it', async () => {
    const [session, server] = await at(PASS);
    const told: boolean[] = [session.working];
    const done = pick(session, 1);
    told.push(session.working);
    await server.tried(1, STARS);
    await done;
    told.push(session.working);
    const next = pick(session, 0);
    await server.tried(1, null);
    await next;
    const made = session.commit();
    await server.say({ kind: 'done', re: server.got.at(-1)?.id, ply: 1 });
    told.push(session.working);
    await server.update({ asked: 6 }, { prompt: PASS });
    await made;
    expect([...told, session.working]).toEqual([false, true, false, true, false]);
  });

  it('is sent once, however often it is confirmed', async () => {
    const [session, server] = await at(PASS);
    const done = pick(session, 1);
    await server.tried(1, STARS);
    await done;
    const next = pick(session, 0);
    await server.tried(1, null);
    await next;
    void session.commit();
    void session.commit();
    await flush();
    expect(server.all('move')).toMatchObject([{ picks: [1, 11], asked: 5 }]);
  });

  it('is kept when a trial is refused, and the reason is told', async () => {
    const [session, server] = await at(PASS);
    const done = pick(session, 1);
    await server.tried(1, STARS);
    await done;
    const next = pick(session, 0);
    await server.refuse('the table is paused');
    await next;
    expect([session.picks, session.said]).toEqual([[1], 'the table is paused']);
  });
});

describe('a set', () => {
  const [play, flex, rush, only] = [
    { option: 1, text: 'play Hold the Line', part: 'card:0' },
    { option: 25, text: 'paying Flex', part: 'card:1' },
    { option: 26, text: 'paying Bull Rush', part: 'card:2' },
    { option: 83, text: 'only these' },
  ] as const;
  const some = (...options: Option[]): Prompt => ({ ...question('Pay.', [], 'some'), options });

  it('is picked in any order, and what is clicked again is left out', async () => {
    const [session, server] = await at({ ...question('Play?', [], 'one'), options: [play] });
    const sent = async (prompt: Prompt | null, gathered: Option[]): Promise<void> => {
      await flush();
      await server.tried(0, prompt, { gathered });
    };
    session.press('card:0');
    await sent(some(flex, rush), []);
    session.press('card:2');
    await sent(some(flex, only), [rush]);
    expect([...session.gathered.keys()]).toEqual(['card:2']);
    session.press('card:1');
    await sent(some(only), [rush, flex]);
    expect(session.picks).toEqual([1, 26, 25]);
    session.press('card:2');
    await sent(some(rush, only), [flex]);
    expect([session.picks, [...session.gathered.keys()]]).toEqual([[1, 25], ['card:1']]);
    void pick(session, 1);
    await sent(null, [flex]);
    expect([session.picks, session.ready]).toEqual([[1, 25, 83], true]);
    session.press('card:1');
    await sent(some(flex, rush), []);
    expect([session.picks, session.ready]).toEqual([[1], false]);
  });

  it('is confirmed in the words of the move', async () => {
    const [session, server] = await at({ ...question('Play?', [], 'one'), options: [play] });
    session.press('card:0');
    await flush();
    await server.tried(0, some(flex));
    session.press('card:1');
    await flush();
    await server.tried(0, null, { text: 'play Hold the Line paying Flex' });
    expect([session.ready, session.text]).toEqual([true, 'play Hold the Line paying Flex']);
  });
});

describe('a form', () => {
  it('is filled in anew when the table moves between two of its questions', async () => {
    const [session, server] = await at(LOAN);
    const filling = session.fillIn();
    await server.tried(1, STARS);
    expect(server.all('try').at(-1)?.picks).toEqual([16, 11]);
    await server.update({ asked: 5 }, { status: 'Bo answered' });
    await server.refuse('11 is not among the options [12]');
    expect(server.all('try').at(-1)?.picks).toEqual([16]);
    await server.tried(2, question('Stars?', [12]));
    await server.tried(3, null);
    expect(await filling).toBe(true);
    expect([session.picks, session.said, outs(session)]).toEqual([[16, 12], '', 3]);
  });

  it('takes every change, also while the last one is being tried, and sends what it shows', async () => {
    const [session, server] = await at(LOAN);
    const filling = session.fillIn();
    await server.tried(1, STARS);
    await server.tried(1, null);
    await filling;
    const first = session.set(0, 17);
    const second = session.set(1, 12);
    const sent = session.commit();
    expect(session.wish?.map((row) => row.pick)).toEqual([17, 12]);
    await server.tried(2, STARS);
    await server.tried(2, null);
    await Promise.all([first, second]);
    await flush();
    expect(session.picks).toEqual([17, 12]);
    expect(server.all('move')).toMatchObject([{ picks: [17, 12] }]);
    await server.refuse('the table is paused');
    await sent;
  });

  it('that cannot be filled in is asked question by question', async () => {
    const [session, server] = await at(LOAN);
    const filling = session.fillIn();
    await server.refuse('the table is paused');
    expect(await filling).toBe(false);
    expect([session.form, session.said]).toEqual([false, 'the table is paused']);
    void pick(session, 0);
    expect(server.all('try').at(-1)?.picks).toEqual([16]);
  });

  it('keeps its answers when somebody else has answered', async () => {
    const [session, server] = await at(LOAN);
    const filling = session.fillIn();
    await server.tried(1, null);
    await filling;
    const changed = session.set(0, 17);
    await server.tried(4, null);
    await changed;
    await server.update({ asked: 5 });
    await server.tried(5, null);
    expect([session.picks, outs(session), session.changed]).toEqual([[17], 5, true]);
    void session.back();
    await flush();
    expect(server.all('try').at(-1)?.picks).toEqual([16]);
  });
});

describe('a question that an order answers', () => {
  it.each(['forced', 'windows'] as const)('is not put to the person (%s)', async (what) => {
    const [session, server] = await at(null);
    await server.update({ asked: 6, window: true, answered_by: { what } }, { prompt: PASS });
    expect([session.passing, session.prompt, session.byPart.size]).toEqual([true, null, 0]);
    await server.update({ asked: 6, window: true }, { prompt: PASS }); // the order was taken back
    expect([session.passing, session.prompt?.options]).toEqual([false, PASS.options]);
  });
});

describe('the next play', () => {
  beforeEach(() => {
    settings.speed = 1000; // the moment before it is played
  });

  async function planned(): Promise<[Session, Server]> {
    const [session, server] = await at(null);
    session.plan.toggle('card:1');
    expect(session.plan.part).toBe('card:1');
    return [session, server];
  }
  const turn = (server: Server, prompt: Prompt, more: Partial<Now> = {}): Promise<void> =>
    server.update({ asked: 6, opens: true, ...more }, { prompt });

  it('is played when the turn comes', async () => {
    const [session, server] = await planned();
    session.plan.follow();
    expect(server.all('try')).toEqual([]);
    await turn(server, PLAY);
    session.plan.follow();
    await vi.waitFor(() => expect(server.all('try')).toMatchObject([{ picks: [3], asked: 6 }]));
    await server.tried(1, null);
    expect(server.all('move')).toMatchObject([{ picks: [3], asked: 6 }]);
    expect(session.plan.part).toBe('');
  });

  it('waits for Confirm where it could not be taken back', async () => {
    const [session, server] = await planned();
    await turn(server, PLAY);
    session.plan.follow();
    await vi.waitFor(() => expect(server.all('try')).toHaveLength(1));
    await server.tried(1, null, { final: 'a card is drawn' });
    expect([session.ready, server.all('move')]).toEqual([true, []]);
  });

  it('is called off in the last moment', async () => {
    const [session, server] = await planned();
    settings.speed = 0.01;
    await turn(server, PLAY);
    session.plan.follow();
    expect(session.plan.due).toBe(true);
    session.plan.clear();
    session.plan.follow();
    await flush();
    expect([session.plan.due, server.all('try')]).toEqual([false, []]);
  });

  it('is dropped with its reason where it is not allowed', async () => {
    const [session, server] = await planned();
    await turn(server, PASS);
    session.plan.follow();
    expect([session.plan.part, session.said]).toEqual(['', 'Your next play, Steal, was dropped: The base is taken.']);
  });

  it('outlasts a response and is no answer to it', async () => {
    const [session, server] = await planned();
    await turn(server, PLAY, { window: true, opens: false });
    session.plan.follow();
    expect([session.plan.part, session.plan.due]).toEqual(['card:1', false]);
  });

  it('only chooses the card where there is something to choose', async () => {
    const [session, server] = await planned();
    const two = [3, 4].map((option) => ({ option, text: `steal ${option}`, part: 'card:1' }));
    await turn(server, { ...PLAY, options: two });
    session.plan.follow();
    expect([session.chosen, session.plan.part, server.all('try')]).toEqual(['card:1', '', []]);
  });
});
