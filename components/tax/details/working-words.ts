import { signedSectionText } from '@/lib/law/citation-text';
import type { LawReference } from '@/lib/law/dated-row';
import type { TaxYearFacts } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { DeductionLine } from '@/lib/tax/domain/deductions';
import type { SlabLine } from '@/lib/tax/domain/taxable-income';
import type { SpecialLine } from '@/lib/tax/domain/special-tax';
import type { WorkingLine } from '@/lib/tax/domain/working/working';
import type { TaxMessages } from '@/components/tax/form/form-groups';

type WorkingMessages = TaxMessages['details']['working'];

type HouseLossDetail = Extract<WorkingLine['detail'], { kind: 'house-loss' }>;

/** A step of the computation in words, with its numbers in them. */
export function stepInWords({ name, detail }: WorkingLine, messages: WorkingMessages): string {
  const sentence = messages.lines[name];
  switch (detail?.kind) {
    case 'deduction':
      return deductionInWords(detail.line, messages);
    case 'slab':
      return slabInWords(detail.line, messages);
    case 'special':
      return specialInWords(detail.line, messages);
    case 'house-loss':
      return fill(houseLossSentence(detail, messages.lines), {
        setOff: formatRupees(detail.setOffRupees),
        loss: formatRupees(detail.lossRupees),
        cap: formatRupees(detail.capRupees),
      });
    case 'surcharge':
      return fill(sentence, { rate: formatPercent(detail.ratePercent) });
    case undefined:
      return sentence;
  }
}

/** Why not the whole loss is set off: the regime, the cap of a year, or too little income. */
function houseLossSentence(
  { setOffRupees, capRupees }: HouseLossDetail,
  { houseLossWaits, houseLossCut, houseLossLeft }: WorkingMessages['lines'],
): string {
  if (capRupees === 0) return houseLossWaits;
  return setOffRupees === capRupees ? houseLossCut : houseLossLeft;
}

/** The deduction or the kind of income that a step is about, without its numbers. */
export function nameInWords({ name, detail }: WorkingLine, messages: WorkingMessages): string {
  if (detail?.kind === 'deduction') return messages.deductions[detail.line.name];
  if (detail?.kind === 'special') return messages.special[detail.line.name];
  return messages.lines[name];
}

function deductionInWords(line: DeductionLine, messages: WorkingMessages): string {
  const { name, cutBy, claimedRupees, capRupees } = line;
  const cut = cutBy
    ? fill(messages.cut[cutBy], {
        claimed: formatRupees(claimedRupees),
        cap: formatRupees(capRupees),
      })
    : '';
  return messages.deductions[name] + cut;
}

function slabInWords(line: SlabLine, messages: WorkingMessages): string {
  const { aboveRupees, upToRupees, ratePercent, incomeRupees } = line;
  const ranges = messages.slabRange;
  const words =
    upToRupees === null ? ranges.last : aboveRupees === 0 ? ranges.first : ranges.between;
  const range = fill(words, {
    from: formatLakhCrore(aboveRupees, messages.language),
    to: formatLakhCrore(upToRupees, messages.language),
  });
  const rate = formatPercent(ratePercent);
  return fill(messages.lines.slab, { range, rate, income: formatRupees(incomeRupees) });
}

function specialInWords(line: SpecialLine, messages: WorkingMessages): string {
  const { name, ratePercent, incomeRupees, absorbedRupees, exemptRupees } = line;
  const free = absorbedRupees + exemptRupees;
  const sentence = fill(messages.lines.specialTax, {
    name: messages.special[name],
    rate: formatPercent(ratePercent),
    income: formatRupees(incomeRupees),
  });
  return free > 0 ? sentence + fill(messages.exempt, { free: formatRupees(free) }) : sentence;
}

/**
 * The section in the Act that governs the year, else in the other one; rates that change every year are in the
 * Finance Act. A dash for plain additions, which follow no rule.
 */
export function sectionInWords(
  law: LawReference | null,
  act: TaxYearFacts['act'],
  messages: TaxMessages['law'],
): string {
  if (law === null) return notKnown;
  const own = law.section[act];
  if (own !== null) return withSign(own, messages);
  const { act1961 } = law.section;
  return act1961 === null
    ? messages.none
    : fill(messages.of1961, { section: withSign(act1961, messages) });
}

function withSign(section: string, { sources, numbered }: TaxMessages['law']): string {
  return signedSectionText(section, { parts: sources.parts, numbered });
}
