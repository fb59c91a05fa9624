export type Chance = {
  /** Even in [0, 1). */
  share: () => number;
  between: (least: number, most: number) => number;
  /** The bell curve around 0 with deviation 1 (Box and Muller). */
  normal: () => number;
  pick: <T>(from: readonly T[]) => T;
};

/**
 * Pseudo-random numbers, the same for the same names on every machine: mulberry32 by Tommy Ettinger (public
 * domain) behind a hash of the names. For samples, not for secrets.
 */
export function chanceOf(...names: readonly (string | number)[]): Chance {
  let state = 2_166_136_261;
  for (const letter of names.join('/')) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    share,
    between: (least, most) => least + (most - least) * share(),
    normal: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
    pick: (from) => from[Math.floor(share() * from.length)]!,
  };
}
