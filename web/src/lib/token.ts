/** The token after the # of an address names what it is for: a seat, watching, or hosting. */
export interface Token {
  text: string;
  /** The seat it is for; -1: it is the host's or for watching. */
  seat: number;
}

/** The token of an address; null if what stands there is none, or not a whole one. */
export function readToken(hash: string): Token | null {
  const text = hash.replace(/^#/, '').trim();
  const found = /^(?:host|watch|seat([0-7]))-[a-z2-7]{32}$/.exec(text);
  return found && { text, seat: Number(found[1] ?? -1) };
}
