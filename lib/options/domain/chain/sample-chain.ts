import type { IsoDate } from '@/lib/calendar/iso-date';
import { blackScholes, type OptionRight } from '@/lib/options/domain/pricing/black';
import type { Chain, ChainQuote } from './chain';

type SampleSetting = {
  spot: number;
  strikeStep: number;
  expiry: IsoDate;
  years: number;
  rate: number;
  dividendYield: number;
};

const strikesEachWay = 15;
const tickRupees = 0.05;

/**
 * A generated chain, the same for the same setting: the model's prices on a made-up smile, with made-up open
 * interest, and far from the money the wide spreads and untraded strikes that real chains have. Pages that show it
 * must say that it is fictional.
 */
export function sampleChain(setting: SampleSetting): Chain {
  const { spot, strikeStep, expiry } = setting;
  const middle = Math.round(spot / strikeStep);
  const all = Array.from({ length: 2 * strikesEachWay + 1 }, (_, index) => index - strikesEachWay);
  const rows = all
    .filter((steps) => middle + steps > 0)
    .map((steps) => {
      const strike = (middle + steps) * strikeStep;
      const quoteOf = (right: OptionRight) => sampleQuote(right, strike, steps, setting);
      return { strike, call: quoteOf('call'), put: quoteOf('put') };
    });
  return { expiry, rows };
}

function sampleQuote(
  right: OptionRight,
  strike: number,
  steps: number,
  { spot, years, rate, dividendYield }: SampleSetting,
): ChainQuote {
  const distance = Math.log(strike / spot);
  // Dearer below the spot than above it, as index smiles are.
  const volatility = 0.13 - 0.35 * distance + 2.2 * distance * distance;
  const { price } = blackScholes(
    { right, strike, years },
    { spot, rate, dividendYield, volatility },
  );
  const outSteps = right === 'call' ? steps : -steps;
  const spread = Math.max(tickRupees, price * (0.004 + 0.012 * Math.max(0, Math.abs(steps) - 8)));
  const isRound = steps % 5 === 0;
  const openInterest = Math.round(
    90_000 * Math.exp(-((outSteps - 4) ** 2) / 40) * (isRound ? 1.8 : 1) * wobble(strike, right),
  );
  const volume = outSteps < -11 ? 0 : Math.round(openInterest * 2.3 * wobble(right, strike));
  return {
    lastPriceRupees: toTick(price),
    bidRupees: toTick(price - spread / 2) || null,
    askRupees: toTick(price + spread / 2 + tickRupees),
    openInterest,
    openInterestChange: Math.round(openInterest * (wobble(right, strike, 'change') - 1) * 0.3),
    volume,
  };
}

/** A pseudo-random factor between 0.8 and 1.2 that depends only on the names. */
function wobble(...names: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of names.join()) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }
  return 0.8 + (0.4 * (hash % 1000)) / 1000;
}

function toTick(rupees: number): number {
  return Number((Math.max(0, Math.round(rupees / tickRupees)) * tickRupees).toFixed(2));
}
