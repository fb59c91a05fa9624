/** Numbers that look random and are the same in every run: mulberry32, from a text. */
export function randomOf(seedText) {
  let state = 2166136261;
  for (const character of seedText) {
    state = Math.imul(state ^ character.codePointAt(0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Standard normal draws by Box and Muller. */
export function normalOf(seedText) {
  const random = randomOf(seedText);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
