/** Letters that stay capitals in the name of a skill. */
const abbreviations = new Set([
  'sip',
  'emi',
  'upi',
  'tds',
  'hra',
  'nps',
  'epf',
  'ppf',
  'nav',
  'xirr',
  'ltcg',
  'itr',
  'kyc',
  'etf',
  'ipo',
  'eps',
  'roe',
]);

/** The name of a skill out of its id: `advance-tax` is "Advance tax", `reading-a-nav` "Reading a NAV". */
export function skillName(skill: string): string {
  const text = skill
    .split('-')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
