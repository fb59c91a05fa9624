import { tidyOption } from './plan-and-option';

/**
 * The name of a scheme with its plan and option. Since August 2026 AMFI writes the fund's name alone and the two beside
 * it; without them the monthly, weekly and daily IDCW of a fund all have one name.
 * @param plan and @param option as AMFI writes them; empty in the old format, whose names have them.
 */
export function nameWithPlanAndOption(name: string, plan: string, option: string): string {
  const tidy = tidyOption(option);
  const words = ` ${wordsOf(name)}`;
  // "Regular Savings" and "Growth Fund" are names of funds: only a whole "Direct Plan" or an end says it already.
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
