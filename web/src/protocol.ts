// Generated from the server's types by tools/protocol_types.py; do not edit.

/** All that one viewer sees; `label` is the title, `status` says in the third person who must do what. */
export interface Table {
  kind: "table";
  id?: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  status?: string;
  phase?: string;
  viewer?: number;
  parts?: AnyPart[];
  prompt?: Prompt | null;
}

/** Somebody who chooses: the label is the player's name; `wanted`: an answer of this seat is awaited. */
export interface Seat {
  kind: "seat";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  seat: number;
  team?: string;
  letter?: string;
  wanted?: boolean;
  parts?: AnyPart[];
}

/** Where cards lie; `count` counts cards not listed one by one, `slots` names all places, empty ones too. A stack lists its cards from the bottom up. A prompt names a place `zone:slot`. */
export interface Zone {
  kind: "zone";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  layout?: "fan" | "grid" | "row" | "stack";
  parts?: Card[];
  count?: number;
  slots?: string[];
  columns?: number;
}

/** A card: a face has its card id, a back has -1 and shows nothing. Make it with `face` or `back`. */
export interface Card {
  kind: "card";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  place: string;
  card?: number;
  art?: string;
  code?: string;
  sort?: string;
  text?: string;
  stats?: ([string, string])[];
  marks?: string[];
}

/** First, second and third base, who bats, and the outs (-1: outs do not exist in this game). A prompt names a base `diamond:1st` and a threatened hit `diamond:hit0`, with the diamond's own id. */
export interface Diamond {
  kind: "diamond";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  bases?: [Runner | null, Runner | null, Runner | null];
  batter?: Runner | null;
  side?: string;
  outs?: number;
  outs_limit?: number;
  threats?: Threat[];
}

/** Somebody on base or at the plate. */
export interface Runner {
  label?: string;
  card?: number;
  speed?: string;
  tone?: string;
}

/** A hit that will happen unless it is answered. */
export interface Threat {
  hit: string;
  speed?: string;
  label?: string;
}

/** Numbered steps from low to high, which may have names, and a marker for each who moves along them. */
export interface Track {
  kind: "track";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  low?: number;
  high?: number;
  markers?: Marker[];
  steps?: string[];
}

/** Somebody's position on a track. */
export interface Marker {
  label: string;
  value: number;
  letter?: string;
  tone?: string;
}

/** A number with a name; `shown` replaces the bare number (`$1,500`), `limit` is its maximum, if any. */
export interface Counter {
  kind: "counter";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  value: number;
  shown?: string;
  limit?: number;
}

/** An account: rows of words and figures, and their totals. */
export interface Ledger {
  kind: "ledger";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  columns?: string[];
  rows?: string[][];
  totals?: string[];
}

/** A printed chart; the live row (and column, where the chart is read both ways) is what applies now. */
export interface Chart {
  kind: "chart";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  columns?: string[];
  rows?: string[][];
  live?: number;
  live_column?: number;
}

/** Dice as they lie, and what is added to them. */
export interface Dice {
  kind: "dice";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  values?: number[];
  sides?: number;
  modifier?: number;
}

/** Runs by inning and in total; `batting` is the row now at bat, `inning` the column being played. */
export interface LineScore {
  kind: "linescore";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  innings?: string[];
  totals?: string[];
  rows?: LineRow[];
  batting?: number;
  inning?: number;
}

/** One team's line: runs by inning (None: not played) and the totals in the order of their headings. */
export interface LineRow {
  label: string;
  innings?: (number | null)[];
  totals?: number[];
  letter?: string;
  tone?: string;
}

/** A standing offer from one seat to another. */
export interface Offer {
  kind: "offer";
  id: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  by: number;
  to: number;
  gives?: string[];
  wants?: string[];
}

/** A question to one seat: a sentence, its rule, a form and the answers that are allowed. Questions of the form `sheet` that follow each other in one move can be shown together; `usual` is the answer that is filled in before one chooses (-1: the first). The form `some` asks for a set, picked in any order: `picked` are the answers that are in it so far. */
export interface Prompt {
  kind: "prompt";
  id?: string;
  label?: string;
  note?: string;
  tone?: string;
  why?: string;
  rule?: string;
  seat: number;
  sentence: string;
  form?: "amount" | "assign" | "offer" | "one" | "order" | "sheet" | "some" | "yesno";
  options?: Option[];
  picked?: Option[];
  usual?: number;
}

/** One answer: the engine's option, its text, the part it acts on and, if any, where that goes. `copies` are parts that look like that one in the same place: to take one of them is the same answer. */
export interface Option {
  option: number;
  text: string;
  part?: string;
  to?: string;
  copies?: string[];
}

/** What stays while a game is played. `tones` come on top of the usual ones. */
export interface Look {
  motto: string;
  display: string;
  light: Palette;
  dark: Palette;
  tones: Record<string, Tone>;
  emblem: string;
  backdrop: string;
  back: string;
  face: Face;
  small: Face;
  score: string[];
  areas: Record<string, Area>;
  brief: string[];
}

/** The colours of the page around the cards; a palette that does not say is paper and grass by day. */
export interface Palette {
  page: string;
  panel: string;
  ink: string;
  soft: string;
  felt: string;
  "felt-ink": string;
  line: string;
  accent: string;
  "accent-ink": string;
  card: string;
  "card-ink": string;
  glow: string;
}

/** A named colour of the table: its fill, what can be read on it, and the pattern that tells it without colour. */
export interface Tone {
  fill: string;
  ink: string;
  pattern: "checks" | "chevrons" | "dots" | "plain" | "rings" | "stripes";
}

/** A card face: its frame as inner SVG, and boxes for title, code, art, text, stats, sort and marks. */
export interface Face {
  frame: string;
  boxes: Record<string, Box>;
}

/** A place on a card face in hundredths of its width and height; `size` of the letters likewise of the width. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  size?: number;
  align?: "center" | "left" | "right";
  display?: boolean;
  ink?: string;
}

/** All steps, the table at the end, and which pack its pictures are of. */
export interface Lesson {
  game: string;
  title: string;
  seat: number;
  pack: string;
  steps: Step[];
  last: Table;
  after: string[];
}

/** One move of the learner: what to read, the table before each pick, the picks, and what was done meanwhile. */
export interface Step {
  say: string;
  text: string;
  picks: number[];
  tables: Table[];
  before: string[];
}

/** Look at the table: with the cookie of a claim, or with a token. `seat` chooses as which viewer; at a shared screen only a seat that is asked. `watch`: as a spectator. Answer: snapshot. */
export interface Join {
  kind: "join";
  id: string;
  seat?: number | null;
  token?: string;
  nonce?: string;
  watch?: boolean;
}

/** Some picks of a move, or of an aside, tried out; nothing is stored. With `asked`, for that question only: picks that came too late are not taken for the answer to the next one. Answer: tried. */
export interface Try {
  kind: "try";
  id: string;
  seat?: number | null;
  picks: number[];
  aside?: boolean;
  asked?: number;
}

/** A whole move: the answer to the question `asked`. Answer: done. The same `id` twice is one move. */
export interface Move {
  kind: "move";
  id: string;
  seat?: number | null;
  asked: number;
  picks: number[];
}

/** A whole move outside the seat's turn. Answer: done. */
export interface Aside {
  kind: "aside";
  id: string;
  seat?: number | null;
  picks: number[];
}

/** Take back a sealed answer while another seat's is missing. Answer: done. */
export interface Retract {
  kind: "retract";
  id: string;
  seat?: number | null;
}

/** Take back the last `plies` moves (0: back to before the seat's own last one), or ask the others for it. Answer: done. */
export interface Undo {
  kind: "undo";
  id: string;
  seat?: number | null;
  plies?: number;
}

/** End the match: `resign`, or ask the others to `agree` on a draw or `abandon` it. Answer: done. */
export interface Close {
  kind: "close";
  id: string;
  seat?: number | null;
  how: "abandon" | "agree" | "resign";
}

/** The answer to a request. Answer: done. */
export interface Consent {
  kind: "consent";
  id: string;
  seat?: number | null;
  request: number;
  yes: boolean;
}

/** Give a standing order, or cancel it with `on: false`. Answer: done. */
export interface Standing {
  kind: "standing";
  id: string;
  seat?: number | null;
  order: Order;
  on?: boolean;
}

/** A standing order: the table answers a kind of question for this seat by declining. `what`: `forced` (where declining is all one can say), `windows` (every response), `question` (questions of this kind: the prompt's `question`), `turn` (everything until the seat begins a move), `offers`. `lasts`: until the phase changes, or the whole game. */
export interface Order {
  what: "forced" | "offers" | "question" | "turn" | "windows";
  question?: string;
  lasts?: "game" | "phase";
  label?: string;
}

/** Say something to everybody at the table. Answer: done. */
export interface Chat {
  kind: "chat";
  id: string;
  seat?: number | null;
  text: string;
}

/** Show everybody who is still at the table of a finished match the position after `ply` moves; nothing is stored. Answer: done. */
export interface Review {
  kind: "review";
  id: string;
  seat?: number | null;
  ply: number;
}

/** Ask a bot what it would do on this seat, where hints are allowed. Answer: tried. */
export interface Hint {
  kind: "hint";
  id: string;
  seat?: number | null;
}

/** Are you there? Answer: pong. */
export interface Ping {
  kind: "ping";
  id: string;
  seat?: number | null;
}

/** All that a viewer sees; what came before counts no more. `table` is null until the cards are dealt. `log` has the last lines; earlier ones are at /api/tables/ID/log. `yours` are the seats of this browser. */
export interface Snapshot {
  kind: "snapshot";
  n: number;
  re?: string;
  id: string;
  server: string;
  game: string;
  title: string;
  viewer: number;
  yours?: number[];
  host?: boolean;
  around: Around;
  table: Table | null;
  now: Now;
  log?: LogLine[];
  chat?: Spoken[];
  options?: Record<string, unknown>;
  pack?: string;
  commit?: string;
  nonces?: string[];
  hints?: boolean;
  practice?: boolean;
  ended?: Ended | null;
}

/** The people around the table, and what was agreed. */
export interface Around {
  state: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  watchers?: number;
  paused?: boolean;
  pace?: Pace;
  request?: ConsentRequest | null;
  rematch?: Rematch | null;
}

/** Who sits on a seat. `kind`: `person` (its link waits for somebody, or is taken), `open` (anybody may sit down), `bot`. `taken`: somebody has sat down. `here`: a socket of this seat is open. `away`: seconds since the last one closed. `gone`: away for longer than the grace, so that everybody who plays may give the seat to a bot, and the match may be ended without this seat's consent. `left`: seconds on the clock, with `running` while they count down. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot?: string;
  taken?: boolean;
  here?: boolean;
  away?: number | null;
  gone?: boolean;
  left?: number | null;
  running?: boolean;
}

/** How long people may take. Without `minutes` nobody's time is counted. With a clock a seat has `minutes` for the match and `increment` seconds more for every move; when its time runs out the table answers for it. `window` is how long a response may take before it counts as a pass (0: for ever), `grace` how long somebody may be gone before the table offers a bot. */
export interface Pace {
  minutes?: number;
  increment?: number;
  window?: number;
  grace?: number;
}

/** Something that needs the consent of others: `undo` of `plies` moves, an end by `agree` or `abandon`, or to `thaw` a table that the rules of today have stopped. */
export interface ConsentRequest {
  number: number;
  what: "abandon" | "agree" | "thaw" | "undo";
  by: number;
  plies?: number;
  waiting?: number[];
  gone?: number[];
}

/** The table where the same people play again, and who has set it up. */
export interface Rematch {
  table: string;
  by: number;
  name: string;
}

/** What belongs to the moment: `open` are the seats that are asked, `asked` numbers the question to this viewer (0: it is not asked), `question` is its name for standing orders, `declines` tells that it can be declined and `opens` that a new move begins. `asides` is what this seat may do outside its turn. `answered_by` is the one of its `orders` by which the table is about to answer the question, so that nothing has to be done. */
export interface Now {
  ply: number;
  open?: number[];
  asked?: number;
  question?: string;
  declines?: boolean;
  opens?: boolean;
  window?: boolean;
  sealed?: boolean;
  asides?: Prompt | null;
  undo?: MayTakeBack;
  orders?: Order[];
  answered_by?: Order | null;
  frozen?: string;
}

/** How many of the last moves this seat may take back without asking, and what stops it there. */
export interface MayTakeBack {
  plies?: number;
  reason?: string;
  rule?: string;
}

/** One sentence in the third person; `ply` is the move it belongs to, `seat` who made it (-1: nobody). */
export interface LogLine {
  number: number;
  text: string;
  ply?: number;
  seat?: number;
  rule?: string;
  group?: string;
}

/** Something said: by a seat, or by a spectator (-1). */
export interface Spoken {
  number: number;
  name: string;
  text: string;
  seat?: number;
}

/** How the match ended; the seed is open now. `match` is where its file lies. `scores` is how each seat stands in the game's own count, to be shown: also where the match was ended without its rules. */
export interface Ended {
  result: Result;
  scores?: Score[];
  seed?: string;
  match?: string;
}

/** How it ended. */
export interface Result {
  ending: string;
  ranks: number[];
  scores: number[];
}

/** A count of something: 4 games, 1 run. Team mates have the same; `unit` is empty where the game names none. */
export interface Score {
  value: number;
  unit?: string;
}

/** Something was done: what happened, for the eye; what changed on the table; and the new lines of the log. After an undo `cut` is the number of the last line that stays. */
export interface Update {
  kind: "update";
  n: number;
  re?: string;
  seat: number;
  happened?: Happening[];
  changes: Changes;
  now: Now;
  log?: LogLine[];
  cut?: number;
}

/** One thing that happened, as this viewer may know it; `src` and `dst` are parts of the table, where known. */
export interface Happening {
  what: string;
  seat?: number;
  src?: string;
  dst?: string;
  count?: number;
  card?: number;
  rule?: string;
}

/** `edits` sets fields of parts that stay, `adds` are new parts without what lies in them, `drops` go. `orders` lists the ids of what lies in a part, wherever that changed. Values are plain JSON values. */
export interface Changes {
  edits?: Record<string, Record<string, unknown>>;
  adds?: Record<string, Record<string, unknown>>;
  drops?: string[];
  orders?: Record<string, string[]>;
}

/** What was asked for is done and stored. A retry gets the same answer; `request` if others have to agree first. */
export interface Done {
  kind: "done";
  n: number;
  re?: string;
  ply?: number;
  request?: number;
}

/** What would come of the picks: the table then, the next question in it, the lines so far. `final` tells why the seat could not take the move back alone once it is made; `gathered` are the answers in the set that the last pick belongs to, each of which can be left out again. A hint also has the `thoughts` behind it, best first. */
export interface Tried {
  kind: "tried";
  n: number;
  re?: string;
  picks: number[];
  complete: boolean;
  text: string;
  changes: Changes;
  log?: LogLine[];
  final?: string;
  gathered?: Option[];
  thoughts?: Thought[];
}

/** What a bot thinks of a move: `purpose` says what it is for, `value` is the share of the victory it expects after it (0 to 1), `share` how much of its thinking went into it; `made`: this is what was done. */
export interface Thought {
  picks: number[];
  text: string;
  purpose: string;
  value: number;
  share: number;
  made?: boolean;
}

/** What was asked for was not done: why, and how things stand. */
export interface Refused {
  kind: "refused";
  n: number;
  re?: string;
  reason: string;
  rule?: string;
  snapshot?: Snapshot | null;
}

/** Somebody came, went, sat down, asked or agreed; or a clock was set. */
export interface Presence {
  kind: "presence";
  n: number;
  re?: string;
  around: Around;
}

/** Somebody said something. */
export interface Chatted {
  kind: "chat";
  n: number;
  re?: string;
  spoken: Spoken;
}

/** Somebody who played shows a moment of the finished match. */
export interface Reviewed {
  kind: "review";
  n: number;
  re?: string;
  seat: number;
  name: string;
  ply: number;
}

/** The match is over. A snapshot with everything open follows when one joins again. */
export interface Over {
  kind: "over";
  n: number;
  re?: string;
  ended: Ended;
}

/** The answer to `ping`. */
export interface Pong {
  kind: "pong";
  n: number;
  re?: string;
}

/** A new link for a seat; the old one no longer works, and who sits there is out. */
export interface Reissue {
  do: "reissue";
  seat: number;
}

/** A bot plays this seat from now on; the person who sat there can take it back. */
export interface GiveToBot {
  do: "bot";
  seat: number;
  bot?: string;
}

/** The bot gets up and the seat is a person's again. */
export interface GiveBack {
  do: "person";
  seat: number;
}

/** Nothing happens until the table is resumed. */
export interface Pause {
  do: "pause";
}

/** The table goes on. */
export interface Resume {
  do: "resume";
}

/** From now on the table keeps this pace. */
export interface SetPace {
  do: "pace";
  pace: Pace;
}

/** Go on from the last good move of a table that was frozen because the rules have changed. */
export interface Thaw {
  do: "thaw";
}

/** One thing that is wrong; card and field are empty where the trouble is larger than they are. */
export interface PackError {
  file: string;
  card: string;
  field: string;
  why: string;
}

/** Every error: what is wrong, in one sentence. */
export interface Trouble {
  reason: string;
}

/** The server is there. */
export interface Health {
  status: "ok";
  version: string;
  engine: "compiled" | "pure";
  tables: number;
  reach: Reach;
}

/** Who can reach this server: `urls` are addresses for others; without any, `command` opens it to them. */
export interface Reach {
  urls: string[];
  command: string;
}

/** A table option; the default is the ruling. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "text" | "word";
  default: boolean | number | string;
  says: string;
  rule: string;
  words: string[];
  low: number;
  high: number;
  step: number;
}

/** A set of cards; `/api/packs/HASH` has them all. */
export interface PackInfo {
  name: string;
  title: string;
  hash: string;
}

/** A bot to play against; `face` is an SVG path in a square of 24, `sentence` is in its own voice, `usual` whether it sits down if nobody says otherwise. */
export interface LevelInfo {
  name: string;
  title: string;
  face: string;
  sentence: string;
  usual: boolean;
}

/** A taste of its own: the bot `LEVEL+NAME` has it. */
export interface PersonalityInfo {
  name: string;
  sentence: string;
}

/** A game that can be played here; `look` and `lesson`: whether it says how it looks, and has a first game. */
export interface GameBody {
  name: string;
  title: string;
  blurb: string;
  minutes: number;
  seats: number[];
  usual_seats: number;
  rules: number;
  options: OptionInfo[];
  variants: Record<string, Record<string, unknown>>;
  packs: PackInfo[];
  endings: string[];
  look: boolean;
  lesson: boolean;
  personalities: PersonalityInfo[];
}

/** All games, and the bots that can sit at their tables. */
export interface Games {
  games: GameBody[];
  bots: string[];
  levels: LevelInfo[];
}

/** The rules in our own words, as Markdown; a rule stands in it as `- **ID** …`. */
export interface RulesBody {
  game: string;
  title: string;
  text: string;
}

/** A pack with all its cards, and their faces if the game has a look. */
export interface PackBody {
  name: string;
  title: string;
  hash: string;
  game: string;
  version: string;
  author: string;
  description: string;
  cards: unknown;
  faces: Card[];
}

/** Everything that is wrong with a pack. */
export interface PackFaults {
  reason: string;
  errors: PackError[];
}

/** A deck as text, to be checked; empty: which decks are there? */
export interface DeckText {
  text?: string;
}

/** One thing that is wrong with a deck. */
export interface DeckFault {
  card: string;
  why: string;
}

/** Whether a deck is legal; or the decks of the pack as texts. */
export interface DeckCheck {
  ok: boolean;
  faults: DeckFault[];
  decks: string[];
}

/** Who shall sit there: `me` (this browser; several: a shared screen), `person` (by link), `open`, `bot`. */
export interface SeatRequest {
  kind: "bot" | "me" | "open" | "person";
  name?: string;
  bot?: string;
}

/** A table to be set up. `pack`: name of one of the game's, or the hash of one that was sent to /api/packs. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  pack?: string;
  pace?: Pace;
  hints?: boolean;
  listed?: boolean;
}

/** Secrets to pass on: /t/ID#TOKEN. A token begins with what it is for: `host-`, `watch-`, `seat1-`. A seat's works once; `seats` has those that still wait for somebody. */
export interface Links {
  host: string;
  watch: string;
  seats: Record<string, string>;
}

/** A new table; the cookie that came with this answer is its host and sits on the seats `me`. */
export interface Created {
  id: string;
  links: Links;
  reach: Reach;
}

/** A table from outside. `yours` and `host` follow from the cookie. Of a match that is over, `ending` tells how, `ranks` each seat's place (1: won; several on 1: they share it), `scores` how it stands in the game's own count. */
export interface TableBody {
  id: string;
  game: string;
  title: string;
  state: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  ply: number;
  created: number;
  touched: number;
  options: Record<string, unknown>;
  pack: string;
  pace: Pace;
  hints: boolean;
  practice: boolean;
  commit: string;
  nonces: string[];
  yours: number[];
  host: boolean;
  ending: string;
  ranks: number[];
  scores: number[];
}

/** A table that cannot be opened here, and why; `yours`: this browser sits, watches or is host there. */
export interface DamagedTable {
  id: string;
  created: number;
  touched: number;
  reason: string;
  yours: boolean;
}

/** Tables that are listed, and those of this browser; apart from them those that cannot be opened. */
export interface Tables {
  tables: TableBody[];
  damaged: DamagedTable[];
}

/** Come in: the token of a link (an open seat needs none), and for a seat a name and a nonce for the deal. */
export interface Claim {
  token?: string;
  name?: string;
  nonce?: string;
}

/** A rematch, with a nonce for its deal. */
export interface PlayAgain {
  nonce?: string;
}

/** Done; `link` is the new token of a seat, if there is one. */
export interface HostDone {
  table: TableBody;
  link?: string;
}

/** Another table that goes on from the position after `ply` moves, for practice against bots. While the match goes on it is re-dealt as `seat` may imagine it. */
export interface Fork {
  ply: number;
  seat?: number;
  bot?: string;
}

/** The position after `ply` moves as this viewer sees it, and what the last of them did: lines and happenings. */
export interface Past {
  id: string;
  game: string;
  ply: number;
  plies: number;
  viewer: number;
  table: Table;
  log: LogLine[];
  happened: Happening[];
  over: boolean;
}

/** What a bot thinks of the decision behind a move, from what its seat knew then: its best three moves, and the one that was made. `forced`: there was nothing else to do. */
export interface Why {
  id: string;
  ply: number;
  seat: number;
  text: string;
  forced: boolean;
  thoughts: Thought[];
}

/** A move that turned the chances, as everybody may read it now. */
export interface Turn {
  ply: number;
  group: string;
  text: string;
}

/** A finished match at a glance: each seat's share of the victory (0 to 1) before the first move and after each, as a bot judges it, and the moves that changed it most. */
export interface Curve {
  id: string;
  shares: number[][];
  turns: Turn[];
}

/** Lines of the log, oldest first. */
export interface LogBody {
  lines: LogLine[];
  first: number;
  last: number;
}

export type Area = "field" | "score" | "piles" | "book" | "phase" | "mat" | "hand" | "hidden";

export type AnyPart =
  | Seat
  | Zone
  | Card
  | Diamond
  | Track
  | Counter
  | Ledger
  | Chart
  | Dice
  | LineScore
  | Offer;

export type AnyIn =
  | Join
  | Try
  | Move
  | Aside
  | Retract
  | Undo
  | Close
  | Consent
  | Standing
  | Chat
  | Review
  | Hint
  | Ping;

export type AnyOut =
  | Snapshot
  | Update
  | Done
  | Tried
  | Refused
  | Presence
  | Chatted
  | Reviewed
  | Over
  | Pong;

export type HostCommand =
  | Reissue
  | GiveToBot
  | GiveBack
  | Pause
  | Resume
  | SetPace
  | Thaw;
