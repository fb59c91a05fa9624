import { withoutFound } from './view-rest';

const volatilityName = '(?:implied )?(?:volatility|iv|vix|vol|premiums?)';
export const anyVolatility = new RegExp(`\\b${volatilityName}\\b`);
const between =
  '(?: (?:will|to|go|goes|should|is|are|going|gets?|becomes?|stays?|may|might|very|be|se|aur|ka|sharply|much)){0,8}';
const rises =
  '(?:rises?|rising|up|high(?:er)?|jumps?|spikes?|increases?|expands?|expansion|badhega|badhegi|upar)';
const falls =
  '(?:falls?|falling|down|low(?:er)?|drops?|crush(?:es)?|decreases?|shrinks?|collapse[sd]?|cools?|giregi|girega|ghatega|ghategi|neeche)';

const sayings = [
  ['rises', new RegExp(`\\b${volatilityName}${between} ${rises}\\b`)],
  ['rises', new RegExp(`\\b${rises}(?: (?:in|of|the)){0,3} ${volatilityName}\\b`)],
  ['falls', new RegExp(`\\b${volatilityName}${between} ${falls}\\b`)],
  ['falls', new RegExp(`\\b${falls}(?: (?:in|of|the)){0,3} ${volatilityName}\\b`)],
] as const;
const steady = new RegExp(
  `\\b${volatilityName}${between} (?:flat|same|unchanged|stable|steady)\\b`,
);

/** What is said of volatility, and the text without it; `volatility` null where it is said to stay. */
export function findVolatility(
  text: string,
): { volatility: 'rises' | 'falls' | null; rest: string } | null {
  for (const [volatility, pattern] of sayings) {
    const match = pattern.exec(text);
    if (match) return { volatility, rest: withoutFound(text, match[0], '@volatility') };
  }
  const match = steady.exec(text);
  return match ? { volatility: null, rest: withoutFound(text, match[0], '@volatility') } : null;
}
