import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { advanceTax } from '@/content/law/advance-tax';
import { equityLongTermGains } from '@/content/law/capital-gains';
import { rowOn } from '@/lib/law/dated-row';
import { formatMonthAndDay } from '@/lib/law/financial-year';
import { virtualDigitalAssets } from '@/content/law/flat-rate-income';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { formatRupees } from '@/lib/money/rupees';
import type { Story } from './story';
import type { SubjectId } from './tags';

/** A fund house or a coin of this site, by the name that headlines use. */
export type KnownName = { kind: 'fund' | 'coin'; name: string; path: string };

/** Why a story matters: a related page of this site, with today's figures from our tables of law. */
export type Reason = {
  id: keyof typeof rules | 'fund' | 'coin';
  path: string;
  /** Values for its sentence: rates and dates of the law row, or the name. */
  values: Readonly<Record<string, string>>;
};

type Rule = { path: string; valuesOn?: (today: IsoDate) => Record<string, string> | null };

const tax = '/features/income-tax-calculator';
const crypto = '/features/crypto-market';

/** A subject without a row of law for today is left out. */
const rules = {
  stt: { path: '/features/option-trading', valuesOn: optionsTaxOn },
  'advance-tax': { path: tax, valuesOn: advanceTaxOn },
  'capital-gains': { path: tax, valuesOn: gainsTaxOn },
  'crypto-tax': { path: crypto, valuesOn: cryptoTaxOn },
  'income-tax': { path: tax },
  sip: { path: '/features/sip-calculator' },
  'mutual-funds': { path: '/features/mutual-funds' },
  bitcoin: { path: crypto },
} satisfies Partial<Record<SubjectId, Rule>>;

const max = 2;

/** @param offered the pages that the site has. @returns at most two, names first. */
export function reasonsFor(
  story: Pick<Story, 'items' | 'subjects' | 'topics'>,
  {
    names,
    offered,
    today,
  }: { names: readonly KnownName[]; offered: ReadonlySet<string>; today: IsoDate },
): Reason[] {
  const text = story.items.map(({ title }) => title).join(' \n ');
  const named = names
    .filter(
      ({ kind, name }) =>
        (kind === 'fund' || story.topics.includes('crypto')) && isNamed(text, name),
    )
    .map(({ kind, name, path }): Reason => ({ id: kind, path, values: { name } }));
  const bySubject = story.subjects.flatMap((id): Reason[] => {
    if (!hasRule(id)) return [];
    const { path, valuesOn }: Rule = rules[id];
    const values = valuesOn ? valuesOn(today) : {};
    return values && offered.has(path) ? [{ id, path, values }] : [];
  });
  const paths = new Set<string>();
  return [...named, ...bySubject]
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .slice(0, max);
}

function hasRule(id: SubjectId): id is keyof typeof rules {
  return Object.hasOwn(rules, id);
}

/** A whole name as it is written: "Near" is a coin, "near" is not. */
function isNamed(text: string, name: string): boolean {
  if (name.length < 4) return false;
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const pieces = text.split(name);
  return pieces.slice(1).some((after, at) => !isLetter(pieces[at]?.at(-1)) && !isLetter(after[0]));
}

function optionsTaxOn(today: IsoDate) {
  const row = rowOn(securitiesTransactionTax.options, today);
  return row && { rate: String(row.value.ratePercent), from: formatDate(row.from) };
}

function advanceTaxOn(today: IsoDate) {
  const row = rowOn(advanceTax, today);
  const dates = row?.value.instalments.map(({ monthAndDay }) => formatMonthAndDay(monthAndDay));
  return dates ? { dates: dates.join(', ') } : null;
}

function gainsTaxOn(today: IsoDate) {
  const row = rowOn(equityLongTermGains, today);
  return (
    row && {
      rate: String(row.value.ratePercent),
      free: formatRupees(row.value.yearlyExemptionRupees),
      from: formatDate(row.from),
    }
  );
}

function cryptoTaxOn(today: IsoDate) {
  const row = rowOn(virtualDigitalAssets, today);
  return row && { rate: String(row.value.ratePercent), from: formatDate(row.from) };
}
