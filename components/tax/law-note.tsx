import type { TaxYear } from '@/lib/law/tax-years';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import type { TaxMessages } from './form-groups';
import { LawRows, type LawRow } from './law-rows';

/** The main rules of the year with their sources, what is not computed, and what this is not. */
export function LawNote({ year, messages }: { year: TaxYear; messages: TaxMessages }) {
  const law = lawOfYear(year);
  const { law: words, regimes } = messages;
  const { rules } = words;
  const rows: LawRow[] = (['new', 'old'] as const).flatMap((regime) => {
    const { slabs, standardDeduction, rebate, surcharge } = law.regimes[regime];
    const named = (rule: string) => `${rule}, ${regimes[regime]}`;
    return [
      { rule: named(rules.slabs), law: slabs.below60 },
      { rule: named(rules.standardDeduction), law: standardDeduction },
      { rule: named(rules.rebate), law: rebate },
      { rule: named(rules.surcharge), law: surcharge },
    ];
  });
  rows.push({ rule: rules.cess, law: law.cess }, { rule: rules.rounding, law: law.taxRounding });
  return (
    <div>
      <p className="mb-3 text-sm text-ink-soft">{words.lead}</p>
      <LawRows caption={words.caption} rows={rows} act={law.year.value.act} messages={words} />
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{words.notComputed}</p>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{words.advice}</p>
    </div>
  );
}
