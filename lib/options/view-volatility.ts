const volatilityName = '(?:implied +)?(?:volatility|iv|vix|vol|premiums?)';
export const anyVolatility = new RegExp(`\\b${volatilityName}\\b`);
const between =
  '(?: +(?:will|to|go|goes|should|is|are|going|gets?|goes?|becomes?|stays?|may|might|very|be|se|aur|ka|sharply|much))*';
const rises =
  '(?:rises?|rising|up|high(?:er)?|jumps?|spikes?|increases?|expands?|expansion|badhega|badhegi|upar)';
const falls =
  '(?:falls?|falling|down|low(?:er)?|drops?|crush(?:es)?|decreases?|shrinks?|collapse[sd]?|cools?|giregi|girega|ghatega|ghategi|neeche)';

/** What is said of volatility, and the text without it; `volatility` null where it is said to stay. */
export function findVolatility(
  text: string,
): { volatility: 'rises' | 'falls' | null; rest: string } | null {
  for (const [volatility, change] of [
    ['rises', rises],
    ['falls', falls],
  ] as const) {
    const pattern = new RegExp(
      `\\b(?:${volatilityName}${between} +${change}|${change}(?: +(?:in|of|the))* +${volatilityName})\\b`,
    );
    const match = pattern.exec(text);
    if (match) return { volatility, rest: text.replace(match[0], ' @volatility ') };
  }
  const steady = new RegExp(
    `\\b${volatilityName}${between} +(?:flat|same|unchanged|stable|steady)\\b`,
  );
  return steady.test(text)
    ? { volatility: null, rest: text.replace(steady, ' @volatility ') }
    : null;
}
