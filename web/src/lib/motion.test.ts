import { expect, it } from 'vitest';
import { pace } from './motion';

it('shows a whole move in at most two seconds, quicker if wanted', () => {
  expect(pace(1, 1)).toBe(320);
  expect(pace(40, 1) * 40).toBeLessThanOrEqual(2000);
  expect(pace(4, 2)).toBe(160);
});
