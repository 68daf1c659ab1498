import { expect, it } from 'vitest';
import { change, read, write } from './decks';

it('reads what it writes', () => {
  const text = 'name: mine\ncoach: Ada\nplayer: Bo\n2 Film Study\n';
  expect(write(read(text))).toBe(text);
});

it('counts actions and keeps people once', () => {
  let deck = read('coach: Ada\n1 Film Study');
  deck = change(deck, '', 'Film Study', 1);
  deck = change(deck, 'player', 'Bo', 1);
  deck = change(deck, 'player', 'Bo', 1);
  expect(write(deck)).toBe('coach: Ada\n2 Film Study\nplayer: Bo\n');
  expect(write(change(change(deck, '', 'Film Study', -1), '', 'Film Study', -1))).toBe('coach: Ada\nplayer: Bo\n');
});
