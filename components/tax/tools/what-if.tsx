import { LiveRegion } from '@/components/ui/alert';
import { Field } from '@/components/ui/fields/field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Slider } from '@/components/ui/fields/slider-field';
import { figureColumn, Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { useSettled } from '@/components/ui/use-settled';
import { regimes } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { compareRegimes, type Comparison } from '@/lib/tax/domain/compute-tax';
import { afterChange, whatIfKinds, type WhatIfKind } from '@/lib/tax/domain/what-if';
import type { Answer } from '@/components/tax/answer-of';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { ToolEdit } from '@/components/tax/form/tax-form';
import { Hideable } from '@/components/tax/money';
import { useToolRupees } from '@/components/tax/form/engine-fields';

/** The range of each slider, a year: what people usually consider, not all that is possible. */
const sliders: Record<WhatIfKind, { max: number; step: number }> = {
  raise: { max: 1_000_000, step: 10_000 },
  ownPension: { max: 100_000, step: 5000 },
  employerPension: { max: 500_000, step: 10_000 },
};

type WhatIfRow = { name: string; now: number; then: number };

/** One change, its amount, and its effect on the tax in both regimes. */
export function WhatIf({
  answer,
  tools,
  messages,
}: {
  answer: Answer;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const whatIfMessages = messages.tools.whatIf;
  const kind = whatIfKinds.find((known) => known === tools.texts.whatIfKind) ?? 'raise';
  const { max, step } = sliders[kind];
  const rupees = Math.min(useToolRupees(tools.texts)('whatIfRupees'), max);
  const { comparison, input } = answer;
  const then = compareRegimes(afterChange(input, kind, rupees));
  const sentence = sentenceOf(kind, rupees, comparison, then, whatIfMessages);
  const [settled] = useSettled(sentence);
  const needsBasic = kind === 'employerPension' && input.salaryRupees.basicAndDa === 0;
  return (
    <>
      <div className="grid gap-4">
        <Select
          id="tax-what-if-kind"
          label={whatIfMessages.kind}
          value={kind}
          options={optionsOf(whatIfMessages.kinds)}
          hint={needsBasic ? whatIfMessages.basicNeeded : undefined}
          onChange={({ target }) => tools.onTool('whatIfKind', target.value)}
        />
        <Field id="tax-what-if-rupees" label={whatIfMessages.slider}>
          <div className="flex items-center gap-3">
            <Slider
              id="tax-what-if-rupees"
              min={0}
              max={max}
              step={step}
              value={rupees}
              valueText={formatRupees(rupees)}
              onSlide={(value) => tools.onTool('whatIfRupees', String(value))}
            />
            <output
              htmlFor="tax-what-if-rupees"
              className="w-28 text-right font-semibold tabular-nums"
            >
              {formatRupees(rupees)}
            </output>
          </div>
        </Field>
      </div>
      <Hideable messages={messages}>
        <Table
          caption={whatIfMessages.caption}
          isCaptionHidden
          columns={[
            { id: 'regime', title: messages.tools.advance.regime, cell: (row) => row.name },
            {
              ...rupeesColumn('now', whatIfMessages.headings.now, ({ now }: WhatIfRow) => now),
              shownFrom: 'md',
            },
            rupeesColumn('then', whatIfMessages.headings.then, ({ then }: WhatIfRow) => then),
            figureColumn('change', whatIfMessages.headings.change, (row: WhatIfRow) =>
              changeInWords(row.then - row.now, whatIfMessages),
            ),
          ]}
          rows={regimes.map((regime) => ({
            name: messages.regimes[regime],
            now: comparison[regime].taxRupees,
            then: then[regime].taxRupees,
          }))}
          rowKey={({ name }) => name}
        />
        <p className="mt-4 text-sm">{sentence}</p>
        <LiveRegion className="sr-only">{rupees > 0 ? settled : null}</LiveRegion>
      </Hideable>
    </>
  );
}

function sentenceOf(
  kind: WhatIfKind,
  rupees: number,
  now: Comparison,
  then: Comparison,
  messages: TaxMessages['tools']['whatIf'],
): string {
  if (rupees === 0) return messages.none;
  const more = lowestTax(then) - lowestTax(now);
  const values = { amount: formatRupees(rupees), saved: formatRupees(-more) };
  return kind === 'raise'
    ? fill(messages.inHand, { ...values, after: formatRupees(rupees - more) })
    : fill(messages.cost, { ...values, net: formatRupees(rupees + more) });
}

function lowestTax(comparison: Comparison): number {
  return Math.min(comparison.new.taxRupees, comparison.old.taxRupees);
}

function changeInWords(
  change: number,
  { change: changeMessages }: TaxMessages['tools']['whatIf'],
): string {
  if (change === 0) return changeMessages.same;
  return fill(change > 0 ? changeMessages.more : changeMessages.less, {
    amount: formatRupees(Math.abs(change)),
  });
}
