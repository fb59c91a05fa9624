import type { Option, Plan } from './scheme';

/** From a column of AMFI's list, or from a name of its old format. */
export function planIn(text: string): Plan | null {
  if (/\bdirect\b/i.test(text)) return 'direct';
  return /\b(regular|retail)\b/i.test(text) ? 'regular' : null;
}

/** From the option of a row without a plan: "Direct", "Regular Growth". "Regular IDCW" may be one that is paid regularly. */
export function planInOption(text: string): Plan | null {
  return planIn(/\b(direct|regular)( plan| growth|$)/i.exec(text)?.[0] ?? '');
}

/** How long the money has been waiting for its owner: three years divide the two pools that SEBI prescribes. */
const unclaimedPool = /\bunclaimed\b|\b(up ?to|than|beyond|below) (3|three) (years|yrs)\b/i;

/**
 * IDCW (income distribution cum capital withdrawal) was called dividend until 2021. AMFI's Option column has some 350
 * spellings of it, "DCW" and "IDWC" among them; a whole option may be "Income Distribution cum capital withdrawal".
 * A pool of unclaimed IDCW ("Unclaimed IDCW", "IDCW Up to 3 Yrs") pays none: it is no option unless it says growth.
 */
export function optionIn(text: string): Option | null {
  if (/\bgrowth\b|\bcumulative\b/i.test(text)) return 'growth';
  if (/\bbonus\b/i.test(text)) return 'bonus';
  if (unclaimedPool.test(text)) return null;
  return /\bi?dcw\b|\bidwc\b|income distribution|\bdividend(?! yield)\b|\bpayout\b|\bre-?invest/i.test(
    text,
  )
    ? 'idcw'
    : null;
}

const planAndOptionWords: ReadonlySet<string> = new Set(
  (
    'direct regular retail plan option growth cumulative bonus idcw dcw idwc dividend payout reinvestment re investment ' +
    'daily weekly fortnightly monthly quarterly half yearly annual of income distribution cum capital withdrawal'
  ).split(' '),
);

/**
 * The plan and option at the end of a name, for a row whose columns are empty: "Udaharan Gilt Fund - Direct Plan -
 * Growth". Words inside a name do not count ("Direct Growth Index ETF"), nor do those of a pool of unclaimed money.
 * @returns empty where the name does not end so, or ends in a word that may be the fund's own ("Capital Growth").
 */
export function planAndOptionAtEnd(name: string): string {
  if (/\bunclaimed\b/i.test(name)) return '';
  const words = [...name.matchAll(/[A-Za-z0-9]+/g)];
  const before = words.findLastIndex(([word]) => !planAndOptionWords.has(word.toLowerCase()));
  const atEnd = words.slice(before + 1);
  const first = atEnd[lengthOfOwnPlan(atEnd.map(([word]) => word.toLowerCase()))];
  if (before < 0 || !first) return '';
  const end = name.slice(first.index);
  const isSetOff = /[-–(]\s*$/.test(name.slice(0, first.index));
  if (isSetOff || /\b(direct|regular|retail) plan\b/i.test(end)) return end;
  return /[-–(]([^-–(]*)$/.exec(end)?.[1] ?? '';
}

/** "Equity Plan" and "Monthly Income Plan" are names of funds. @returns how many of the words belong to such a name */
function lengthOfOwnPlan(words: readonly string[]): number {
  const at = words.indexOf('plan');
  return at === 0 || words[at - 1] === 'income' ? at + 1 : 0;
}

const smallWords: ReadonlySet<string> = new Set(['of', 'and', 'the', 'with', 'in', 'for']);

/**
 * An option as people read it: "DAILY IDCW Option" is "Daily IDCW", "Payout of Income Distribution cum capital
 * withdrawal option- Direct" is "Payout of IDCW". The plan stands in a column of its own. Empty for nothing.
 */
export function tidyOption(text: string): string {
  const words = text
    .replace(/income distribution cum capital withdrawal( optio\b)?/gi, 'IDCW')
    .replace(/\b(dcw|idwc)\b/gi, 'IDCW')
    .replace(/\bre-invest/gi, 'reinvest')
    .replace(/\b(direct|regular) plan\b/gi, ' ')
    .split(/[^A-Za-z0-9&%.]+/)
    .filter((word) => word !== '' && !/^(option|direct|regular)$/i.test(word))
    .map(inReadingCase);
  return words.filter((word, at) => word !== words[at - 1]).join(' ');
}

function inReadingCase(word: string): string {
  const small = word.toLowerCase();
  if (small === 'idcw') return 'IDCW';
  if (smallWords.has(small)) return small;
  return /^[A-Z]$/.test(word) ? word : small.charAt(0).toUpperCase() + small.slice(1);
}

/**
 * The name of a scheme with its plan and option. Since August 2026 AMFI writes the fund's name alone and the two beside
 * it; without them the monthly, weekly and daily IDCW of a fund all have one name.
 * @param plan and @param option as AMFI writes them; empty in the old format, whose names have them.
 */
export function nameWithPlanAndOption(name: string, plan: string, option: string): string {
  const tidy = tidyOption(option);
  const words = ` ${wordsOf(name)}`;
  // "Regular Savings" and "Growth Fund" are names of funds: only a whole "Direct Plan" names the plan, and only the end
  // the option.
  const isPlanThere = plan === '' || `${words} `.includes(` ${wordsOf(plan)} `);
  const isOptionThere = tidy === '' || words.endsWith(` ${wordsOf(tidy)}`);
  return [name, ...(isPlanThere ? [] : [plan]), ...(isOptionThere ? [] : [tidy])].join(' - ');
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ');
}

type Named = { code: number; name: string };

/** Adds AMFI's code, its only key, to schemes that share a name. */
export function withNamesOfTheirOwn<Scheme extends Named>(schemes: readonly Scheme[]): Scheme[] {
  const counts = new Map<string, number>();
  for (const { name } of schemes) {
    const key = name.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return schemes.map((scheme) =>
    counts.get(scheme.name.toLowerCase()) === 1
      ? scheme
      : { ...scheme, name: `${scheme.name} (AMFI code ${String(scheme.code)})` },
  );
}
