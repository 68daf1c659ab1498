import { expect, it } from 'vitest';
import { soundOf } from './sound';

it('chooses one sound for all that an update tells', () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf([{ what: 'play', src: 'hand0', dst: 'played0' }])).toBe('card');
  expect(soundOf([{ what: 'roll' }, { what: 'play', src: 'hand0', dst: 'played0' }])).toBe('dice');
  expect(soundOf([{ what: 'out' }, { what: 'run' }])).toBe('run');
});
