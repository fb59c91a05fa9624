import { digestOf, type Digest, type OtherSides } from './digest';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { isListedOn, ratioRow } from '@/lib/picks/domain/ratios/ratio-rows';
import { compileReasons } from '@/lib/picks/domain/screen/reasons';
import type { RecordedList } from './record-entry';
import { sideOf } from './recorded-list';
import type { Universe } from '@/lib/picks/domain/company/universe';

/**
 * The digest of two lists on record. How a company stood on the day on which it was not picked is no part of the
 * record: it is worked out from what the universe says today was public then.
 */
export function digestInMarket(
  before: RecordedList,
  after: RecordedList,
  { companies, prices }: Universe,
): Digest {
  const byIsin = new Map(companies.map((company) => [company.isin, company]));
  const rule = parseRule(after.ruleText);
  const otherSides: OtherSides = (isin, day) => {
    const { asOf, priceLagDays } = day === 'before' ? before : after;
    const company = byIsin.get(isin);
    if (!company || !rule.ok || !isListedOn(company, asOf)) return null;
    const row = ratioRow(company, prices.get(isin) ?? [], { asOf, priceLagDays });
    return compileReasons(rule.value, [row])(0).map(sideOf);
  };
  return digestOf(before, after, otherSides);
}
