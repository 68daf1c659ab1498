import { expect, it } from 'vitest';
import { clauses, inline } from './rules';

it('cuts rules into headings, clauses with their lines, and paragraphs', () => {
  const found = clauses('# Play\n\n- **AB-1** Draw a card,\n  then play one.\n- **AB-2** Pass.\n\nA word.\n');
  expect(found).toEqual([
    { level: 1, id: '', text: 'Play' },
    { level: 0, id: 'AB-1', text: 'Draw a card, then play one.' },
    { level: 0, id: 'AB-2', text: 'Pass.' },
    { level: 0, id: '', text: 'A word.' },
  ]);
});

it('reads a table as its head and rows, and what follows as a paragraph of its own', () => {
  const found = clauses('Costs:\n\n| stars | cost |\n|---|--:|\n| 1 | $500 |\n| 2 | – |\nNothing else.\n');
  expect(found).toEqual([
    { level: 0, id: '', text: 'Costs:' },
    {
      level: 0,
      id: '',
      text: '',
      rows: [
        ['stars', 'cost'],
        ['1', '$500'],
        ['2', '–'],
      ],
    },
    { level: 0, id: '', text: 'Nothing else.' },
  ]);
});

it('never lets markup of the text through', () => {
  expect(inline('<img onerror=x> **two** `a<b`')).toBe(
    '&lt;img onerror=x&gt; <strong>two</strong> <code>a&lt;b</code>',
  );
});
