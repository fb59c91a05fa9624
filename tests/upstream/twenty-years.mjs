/**
 * With UPSTREAM_YEARS=20 the stand-in of AMFI has NAVs from April 2006: schemes begin seven years earlier, and reports have
 * what real ones of twenty years have. NAVs come from a formula, since random walks of twenty years take minutes.
 */
const isOn = process.env.UPSTREAM_YEARS === '20';

/** From 1 Jan 2013, where the other days count from, back to before April 2006. */
export const earlierDays = isOn ? 2_600 : 0;

const daysAYear = 365.25;

/** Growth with waves of the market and of the fund; continuous, and the same in every run. */
export function waveOn({ fundIndex, plan, option, drift, volatility, firstDay }, day) {
  const cost = plan === 'Regular' ? 0.016 : 0.006;
  const years = (day - firstDay) / daysAYear;
  const market = Math.sin(day / 190) + 0.6 * Math.sin(day / 43) + 0.2 * Math.sin(day / 7);
  const own = Math.sin(day / 61 + fundIndex) - Math.sin(firstDay / 61 + fundIndex);
  const growth = 10 * Math.exp((drift - cost) * years + volatility * 9 * (market + own));
  return /IDCW/.test(option) ? 10 + (growth % 7) : growth;
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

/** The row of a scheme, now and then as AMFI has it in doubt: without a NAV, twice, or twice with two NAVs. */
export function oddRows({ index }, day, row) {
  const kind = (index * 7 + Math.abs(day)) % 4_001;
  const withNav = (nav) => row.replace(/;\d+\.\d{4};/, `;${nav};`);
  if (kind === 1) return [withNav('0.0000')];
  if (kind === 2) return [withNav('#N/A')];
  if (kind === 3) return [withNav('B.C.')];
  if (kind === 4) return [row, row];
  if (kind === 5) return [row, withNav('1.2345')];
  return [row];
}
