import { success } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { rounded } from '@/lib/rounded';
import { refuseFile, type FileRead } from './file-problem';
import {
  filedCompany,
  headFact,
  readXbrlInstance,
  shareholdingTaxonomy,
  xbrlNumber,
  type FiledCompany,
} from './xbrl-instance';

/** The promoters' holding and pledges in a shareholding pattern. */
export type ShareholdingFiling = FiledCompany & {
  /** The last day of the quarter. */
  asOf: IsoDate;
  /** The promoters' share of all shares. Null where the filing does not say. */
  promoterPercent: number | null;
  /**
   * The pledged part of the promoters' own shares. Until 2025 other encumbrances count too: the taxonomy had one figure
   * for all.
   */
  pledgedPercent: number | null;
};

/** Contexts of totals; those of single holders have a number. Until 2022 their ids had no `_Context`. */
const promoters = idsOf('ShareholdingOfPromoterAndPromoterGroup');
const everybody = idsOf('ShareholdingPattern');
const publicHolders = idsOf('PublicShareholding');

function idsOf(member: string): readonly string[] {
  return [`${member}_ContextI`, `${member}I`];
}

const headLines = ['ISIN', 'Symbol', 'NSESymbol', 'NameOfTheCompany', 'DateOfReport'];
const shareLine = 'ShareholdingAsAPercentageOfTotalNumberOfShares';
const heldLines = ['NumberOfShares', 'NumberOfFullyPaidUpEquityShares'];
const pledgedLines = ['NumberOfSharesEncumberedUnderPledged', 'PledgedOrEncumberedNumberOfShares'];
const pledgedShareLines = [
  'EncumberedShareUnderPledgedAsPercentageOfTotalNumberOfShares',
  'PledgedOrEncumberedSharesHeldAsPercentageOfTotalNumberOfShares',
];
/** A company without pledges leaves the figures out and answers "false" here. */
const pledgeQuestion =
  /^WhetherAnySharesHeldByPromotersAre(?:EncumberedUnderPledged|PledgeOrOtherwiseEncumbered)(?:ForPromoterAndPromoterGroup)?$/;

const totals = new Set([...promoters, ...everybody, ...publicHolders]);
const figures = new Set([shareLine, ...heldLines, ...pledgedLines, ...pledgedShareLines]);

const isWanted = (name: string, context: string): boolean =>
  figures.has(name) ? totals.has(context) : headLines.includes(name) || pledgeQuestion.test(name);

export const isShareholdingXbrl = (text: string): boolean =>
  /\bxmlns(?::[\w-]+)?=["'][^"'\s]{0,200}\/in-bse-shp\/?["']/.test(text.slice(0, 8_000));

/**
 * A shareholding pattern in XBRL (in-bse-shp), as both exchanges publish it. Percentages are fractions of one in most
 * filings, and percent in some: `wholeOf` finds which.
 */
export function readShareholdingFiling(text: string): FileRead<ShareholdingFiling> {
  const read = readXbrlInstance(text, isWanted);
  if (!read.ok) return read;
  const { facts, contexts, taxonomy } = read.value;
  if (taxonomy !== shareholdingTaxonomy) return refuseFile('taxonomy', taxonomy, 1);
  const company = filedCompany(facts);
  if (!company.ok) return company;

  const contextDay = [...promoters, ...everybody]
    .map((id) => contexts.get(id)?.day)
    .find((day) => day);
  const report = headFact(facts, 'DateOfReport');
  const asOf = readIsoDate(report?.text.slice(0, 10) ?? '') ?? contextDay ?? null;
  if (!asOf) return refuseFile('no-period', 'DateOfReport', report?.line);
  if (contextDay && contextDay !== asOf) {
    return refuseFile('two-dates', `DateOfReport ${asOf}, ${contextDay}`, report?.line);
  }

  /** The first of the lines that has one value; without those below zero, since no share of a company is. */
  const figureOf = (names: readonly string[], ids: readonly string[]) =>
    names
      .map((name) =>
        (facts.get(name) ?? [])
          .filter((fact) => ids.includes(fact.context))
          .map((fact) => ({ fact, value: xbrlNumber(fact.text) ?? -1 }))
          .filter(({ value }) => value >= 0),
      )
      .find((given) => new Set(given.map(({ value }) => value)).size === 1)?.[0];
  const amount = (names: readonly string[], ids: readonly string[]) =>
    figureOf(names, ids)?.value ?? null;

  const shareOf = (holders: readonly string[]) => amount([shareLine], holders);
  const whole = wholeOf(shareOf(everybody), shareOf(promoters), shareOf(publicHolders));
  const inPercent = (value: number | null) => {
    if (value === null || value === 0) return value;
    return whole && (value / whole) * 100;
  };
  const percentOf = (holders: readonly string[]) => {
    const percent = inPercent(shareOf(holders));
    return percent === null ? null : rounded(percent, 2);
  };
  const isAllPublic = (percentOf(publicHolders) ?? 0) >= 99.995;
  const promoterPercent = percentOf(promoters) ?? (isAllPublic ? 0 : null);
  const held = amount(heldLines, promoters);
  const pledged = figureOf(pledgedLines, promoters);
  if (pledged && held !== null && pledged.value > held) {
    const { name, text: found, line } = pledged.fact;
    return refuseFile('pledge-above-holding', `${name} ${found}`, line);
  }
  const answers = [...facts].flatMap(([name, given]) =>
    pledgeQuestion.test(name) ? given.map((fact) => fact.text.toLowerCase()) : [],
  );
  const hasNone = answers.length > 0 && answers.every((answer) => /^(?:false|no)$/.test(answer));
  const pledge =
    held && pledged
      ? (pledged.value / held) * 100
      : inPercent(amount(pledgedShareLines, promoters));
  // A pledge that rounds to zero is still one.
  const smallest = pledge !== null && pledge > 0 ? 0.01 : 0;
  const pledgedPercent =
    pledge === null ? (hasNone ? 0 : null) : Math.max(rounded(pledge, 2), smallest);
  if (promoterPercent === null && pledgedPercent === null)
    return refuseFile('no-figures', shareLine);
  if ((promoterPercent ?? 0) > 100 || (pledgedPercent ?? 0) > 100) {
    const fact = figureOf([shareLine], promoters)?.fact;
    return refuseFile('no-figures', `${shareLine} ${fact?.text ?? ''}`, fact?.line);
  }
  return success({ ...company.value, asOf, promoterPercent, pledgedPercent });
}

/**
 * How a filing writes all shares: 1 or 100. Null where its rows do not show it: 0.9 may then be 0.9% or 90%.
 * @param total the share of all holders, null where the filing has none, as the others
 */
function wholeOf(
  total: number | null,
  ofPromoters: number | null,
  ofPublic: number | null,
): 1 | 100 | null {
  const isNear = (value: number, whole: number) => Math.abs(value / whole - 1) < 0.1;
  const stated = ([1, 100] as const).find((whole) => total !== null && isNear(total, whole));
  if (stated) return stated;
  if (Math.max(ofPromoters ?? 0, ofPublic ?? 0) > 1.005) return 100;
  // Together they hold nearly all shares; the rest is of trusts for employees.
  const isAll = ofPromoters !== null && ofPublic !== null && isNear(ofPromoters + ofPublic, 1);
  return isAll ? 1 : null;
}
