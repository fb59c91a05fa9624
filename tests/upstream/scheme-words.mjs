/** AMFI's own spellings: each house writes its options in a way of its own, and refiles its schemes when it likes. */
const optionWords = {
  Growth: ['Growth', 'Growth Option', 'GROWTH', '{plan} Growth'],
  'IDCW Payout': [
    'IDCW Payout',
    'Payout of Income Distribution cum capital withdrawal option',
    'IDCW-Payout',
    'IDCW Payout Option',
  ],
  'IDCW Reinvestment': [
    'IDCW Reinvestment',
    'Reinvestment of Income Distribution cum capital withdrawal option',
    'IDCW-Re-investment',
    'IDCW Reinvestment Option',
  ],
  'Monthly IDCW': [
    'Monthly IDCW',
    'Monthly Income Distribution cum capital withdrawal option',
    'MONTHLY DCW Payout',
    'IDCW Monthly Payout Option',
  ],
  'Weekly IDCW': ['Weekly IDCW', 'WEEKLY IDCW Option', 'IDWC Weekly', 'Weekly Dividend'],
  'Daily IDCW': ['Daily IDCW', 'DAILY IDCW Option', 'IDCW Daily Reinvestment', 'Daily IDCW'],
  Bonus: ['Bonus', 'Bonus Option', 'BONUS', 'Bonus Option'],
};

/** The Option column of the new format. */
export function amfiOptionOf({ option, plan, houseIndex }) {
  return (optionWords[option]?.[houseIndex % 4] ?? '').replace('{plan}', plan);
}

const newGroups = {
  'Equity Scheme': 'Equity Schemes',
  'Debt Scheme': 'Income/Debt Oriented Schemes',
  'Hybrid Scheme': 'Hybrid Schemes',
};

/** SEBI's new names of 2026, where they differ. */
const newKinds = {
  ELSS: 'ELSS- Tax Saver Fund',
  'Sectoral/ Thematic': 'Thematic Fund',
  'Ultra Short Duration Fund': 'Ultra Short Term Fund',
  'Low Duration Fund': 'Ultra Short to Short Term Fund',
  'Short Duration Fund': 'Short Term Fund',
  'Banking and PSU Fund': 'Banking and PSU Debt Fund',
  'Dynamic Bond': 'Dynamic Term Fund',
  'Floater Fund': 'Floating Interest Rates Fund',
  'Balanced Advantage': 'Balanced Advantage Fund/ Dynamic Asset Allocation',
  'Multi Asset Allocation': 'Multi Asset Allocation Fund',
  'Equity Savings': 'Equity Savings Fund',
};

/** The old spelling of what is not spelt by its name here. */
const oldKinds = {
  'Other ETFs': 'Other  ETFs',
  'Balanced Advantage': 'Dynamic Asset Allocation or Balanced Advantage',
};

const wholeSections = {
  'Index Funds': 'Index Funds - Equity Funds',
  'FoF Overseas': 'Overseas Fund of Funds - Fund of Funds investing overseas',
  'FoF Domestic': 'Fund of Funds Scheme (Domestic) - Fund of Funds Scheme (Domestic)',
  'Other ETFs': 'Exchange Traded Funds (ETFs) - Equity ETF',
};

/** The line above a section: half of the houses have moved to the new vocabulary. */
export function amfiSectionOf({ group, category, houseIndex, isClosed }, isOldFormat) {
  if (isClosed) return `Close Ended Schemes(${category})`;
  const hasMoved = !isOldFormat && houseIndex % 2 === 1;
  const words = hasMoved
    ? (wholeSections[category] ??
      `${newGroups[group] ?? group} - ${newKinds[category] ?? category}`)
    : `${group} - ${oldKinds[category] ?? category}`;
  return `Open Ended Schemes(${words})`;
}
