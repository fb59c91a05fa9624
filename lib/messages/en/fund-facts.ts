/** What AMFI publishes of a fund beside its NAVs. */
export const fundFacts = {
  title: 'Cost and facts',
  source: '{source}, {date}',
  unknown: 'Not in AMFI’s files',
  atAmfi: 'See AMFI',
  atHouse: 'See the scheme’s document at {house}',
  newTab: 'opens in a new tab',
  ter: {
    label: 'Expense ratio (TER), a year',
    ofPlan: { direct: 'Direct plan', regular: 'Regular plan', none: 'This scheme' },
    parts: 'Base {base}% + brokerage {brokerage}% + transactions {transaction}% + levies {levies}%',
    inside: 'The NAV is after it.',
  },
  aum: {
    label: 'Average AUM, {quarter}',
    labelUnknown: 'Average AUM of a quarter',
    value: '₹{crore} crore',
    note: 'All plans and options together.',
    quarters: ['Jan–Mar {year}', 'Apr–Jun {year}', 'Jul–Sep {year}', 'Oct–Dec {year}'],
  },
  minimum: { label: 'Minimum investment' },
  launch: { label: 'Launch date' },
  risk: {
    label: 'Riskometer',
    level: 'Level {level} of {of}',
    ofBenchmark: 'Benchmark: {risk}.',
    levels: {
      low: 'Low',
      'low-to-moderate': 'Low to Moderate',
      moderate: 'Moderate',
      'moderately-high': 'Moderately High',
      high: 'High',
      'very-high': 'Very High',
    },
  },
  benchmark: {
    label: 'Benchmark of the scheme',
    returns: 'Its returns a year: {returns}.',
    ofYears: '{years}Y {percent}',
  },
  corrected: {
    title: 'AMFI corrected the NAV of {date} from ₹{before} to ₹{after}',
    text: 'Found on {foundOn}. Returns and risk are computed with the new NAV.',
  },
  closed: {
    title: 'Closed: no longer in AMFI’s list of schemes',
    text: 'Merged, renamed or wound up. The last stored NAV is ₹{nav} of {date}; AMFI’s list has left it out since {since}.',
    badge: 'Closed',
    house: 'Last known fund house',
    category: 'Last known category',
    lastNav: 'Last stored NAV',
    since: 'Not in AMFI’s list since',
    searchText: 'A closed scheme of {house}',
    listText:
      'AMFI gives no more NAVs of it. Its returns stay in the averages of its category for the years in which it lived.',
  },
  off: {
    title: 'NAVs are switched off',
    text: 'The operator of this site has switched off the NAVs of AMFI. Calculators and lessons work without them.',
  },
};
