/**
 * With UPSTREAM_YEARS=20 the stand-in of AMFI has NAVs from April 2006: schemes begin seven years earlier, and reports have
 * what real ones of twenty years have. NAVs come from a formula, since random walks of twenty years take minutes.
 */
const isOn = process.env.UPSTREAM_YEARS === '20';

/** From 1 Jan 2013, where the other days count from, back to before April 2006. */
export const earlierDays = isOn ? 2_600 : 0;

const daysAYear = 365.25;

/** Growth with waves of the market and of the fund; continuous, and the same in every run. */
export function waveOn(scheme, day) {
  return navOfWaves(scheme, day, marketWaveOn(day), fundWaveOn(scheme, day));
}

/** The same for all schemes. */
export function marketWaveOn(day) {
  return Math.sin(day / 190) + 0.6 * Math.sin(day / 43) + 0.2 * Math.sin(day / 7);
}

/** The same for all plans of a fund. */
export function fundWaveOn({ fundIndex }, day) {
  return Math.sin(day / 61 + fundIndex);
}

export function navOfWaves(scheme, day, marketWave, fundWave) {
  const { plan, option, drift, volatility, firstDay } = scheme;
  const cost = plan === 'Regular' ? 0.016 : 0.006;
  const years = (day - firstDay) / daysAYear;
  scheme.firstWave ??= fundWaveOn(scheme, firstDay);
  const waves = marketWave + fundWave - scheme.firstWave;
  const growth = 10 * Math.exp((drift - cost) * years + volatility * 9 * waves);
  return option.includes('IDCW') ? 10 + (growth % 7) : growth;
}

/** A weekday in so many on which the markets are closed: liquid and overnight funds alone have a NAV. */
const holidayEvery = 23;

export function withoutTrading(day) {
  return isOn && ((day % holidayEvery) + holidayEvery) % holidayEvery === 5;
}

const endedCount = 1_500;
/** Far above the codes of the list. */
const firstEndedCode = 700_001;

/** Schemes that merged into others: old reports name them, the list does not. */
export function endedSchemes(schemes) {
  if (!isOn) return [];
  return schemes.slice(0, endedCount).map((scheme, index) => ({
    ...scheme,
    code: firstEndedCode + index,
    name: scheme.name.replace(scheme.house, `${scheme.house} Heritage`),
    firstDay: -earlierDays,
    lastDay: -1_800 + ((index * 37) % 6_000),
  }));
}

/**
 * What AMFI has in doubt in the row of a scheme, now and then: the texts of its NAV, one for each row. Null for a usual row.
 */
export function oddNavs({ index }, day) {
  switch ((index * 7 + Math.abs(day)) % 4_001) {
    case 1:
      return ['0.0000'];
    case 2:
      return ['#N/A'];
    case 3:
      return ['B.C.'];
    case 4:
      return [null, null];
    case 5:
      return [null, '1.2345'];
    default:
      return null;
  }
}
