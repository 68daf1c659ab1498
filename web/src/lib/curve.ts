/** How the chances went, as a drawing. */

/** The line of one seat through a box of this size: certain victory is its upper edge. */
export function line(shares: readonly (readonly number[])[], seat: number, width: number, height: number): string {
  const last = Math.max(1, shares.length - 1);
  const at = (share: readonly number[], ply: number): string =>
    `${((ply / last) * width).toFixed(1)} ${((1 - (share[seat] ?? 0)) * height).toFixed(1)}`;
  return shares.map((share, ply) => `${ply ? 'L' : 'M'}${at(share, ply)}`).join('');
}
