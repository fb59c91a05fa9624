import { Alert, LiveRegion } from '@/components/ui/alert';
import { DateField } from '@/components/ui/fields/date-field';
import { Disclosure, TextDisclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { formatDate } from '@/lib/calendar/iso-date';
import type { TaxYearFacts } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import type { AdvanceTaxFacts } from '@/lib/tax/domain/advance-tax';
import {
  dayAfterYear,
  latePayment,
  paymentDates,
  type LateLine,
} from '@/lib/tax/domain/late-payment';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { Explained, type ToolEdit } from '@/components/tax/form/tax-form';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { LawRows } from '@/components/tax/details/law-rows';
import { Hideable } from '@/components/tax/money';
import { sectionInWords } from '@/components/tax/details/working-words';
import { CostField, useToolRupees } from '@/components/tax/form/engine-fields';

type RateMessages = TaxMessages['tools']['interest']['rate'];

const paidFields = [
  'paidByJune',
  'paidBySeptember',
  'paidByDecember',
  'paidByMarch',
  'paidByYearEnd',
] as const;

/** What paying or filing late costs: sections 234A, 234B and 234C, line by line, with where each rule was read. */
export function LateInterest({
  facts,
  hasBusiness,
  isLateInOld,
  act,
  tools,
  messages,
}: {
  facts: AdvanceTaxFacts;
  hasBusiness: boolean;
  /** The reader computes a late return in the old regime. */
  isLateInOld: boolean;
  act: TaxYearFacts['act'];
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const interestMessages = messages.tools.interest;
  const { texts } = tools;
  const rupeesOf = useToolRupees(texts);
  const dates = paymentDates(facts.year);
  const firstDay = dayAfterYear(facts.year);
  const result = latePayment(facts, {
    hasBusiness,
    paidRupees: paidFields.map(rupeesOf),
    settledOn: texts.settledOn,
    filedOn: texts.filedOn,
  });
  const { interestBase, returnDueDates, regimeChoice, lossReturn } = lawOfYear(facts.year);
  const rules = result.lines.map(({ kind, law }) => ({ rule: interestMessages.rules[kind], law }));
  return (
    <Disclosure title={interestMessages.title} note={interestMessages.note}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-soft">
          {fill(interestMessages.lead, { due: formatDate(result.dueOn, messages.language) })}
        </p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {paidFields.map((field, index) => (
            <CostField
              key={field}
              field={field}
              label={fill(index === 0 ? interestMessages.paidFirst : interestMessages.paidThen, {
                date: formatDate(dates[index] ?? result.dueOn, messages.language),
              })}
              tools={tools}
              messages={messages}
            />
          ))}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['settledOn', 'filedOn'] as const).map((field) => (
            <Explained
              key={field}
              id={`tax-tool-${field}`}
              label={interestMessages[field]}
              meaning={messages.glossary.tools[field]}
              helpLabel={messages.form.helpLabel}
            >
              <DateField
                id={`tax-tool-${field}`}
                label={interestMessages[field]}
                hint={interestMessages.dateHints[field]}
                value={texts[field] ?? ''}
                min={firstDay}
                error={
                  result.refused.includes(field)
                    ? fill(interestMessages.tooEarly, {
                        date: formatDate(firstDay, messages.language),
                      })
                    : null
                }
                onPick={(day) => tools.onTool(field, day)}
              />
            </Explained>
          ))}
        </div>
        <LiveRegion>
          {result.isLate ? (
            <Alert tone="warn">
              {fill(interestMessages[isLateInOld ? 'lateInOld' : 'lateInNew'], {
                due: formatDate(result.dueOn, messages.language),
                section: sectionInWords(regimeChoice, act, messages.law),
              })}{' '}
              {fill(interestMessages.lateLosses, {
                section: sectionInWords(lossReturn, act, messages.law),
              })}
            </Alert>
          ) : null}
        </LiveRegion>
        <Hideable messages={messages}>
          <Table
            caption={interestMessages.caption}
            isCaptionHidden
            columns={[
              {
                id: 'why',
                title: interestMessages.why,
                cell: ({ kind, date, rate, law }) => (
                  <>
                    {fill(interestMessages.kinds[kind], {
                      date: formatDate(date, messages.language),
                    })}
                    <span className="block text-ink-soft">
                      {fill(rateText(rate, interestMessages.rate), {
                        percent: rate.percent,
                        months: rate.months ?? 0,
                        section: sectionInWords(law, act, messages.law),
                      })}
                    </span>
                  </>
                ),
              },
              rupeesColumn(
                'missing',
                interestMessages.missing,
                ({ missingRupees }: LateLine) => missingRupees,
              ),
              rupeesColumn('interest', interestMessages.interest, ({ rupees }: LateLine) => rupees),
            ]}
            rows={result.lines}
            rowKey={({ kind, date }) => kind + date}
          />
          <p className="mt-3 font-semibold" role="status">
            {fill(interestMessages.sum, {
              interest: formatRupees(result.rupees),
              rest: formatRupees(result.restRupees),
            })}
          </p>
        </Hideable>
        <p className="text-sm text-ink-soft">{interestMessages.notIn}</p>
        <TextDisclosure title={interestMessages.sources}>
          <LawRows
            caption={interestMessages.sources}
            rows={[
              ...rules,
              { rule: interestMessages.rules.base, law: interestBase },
              { rule: interestMessages.rules.due, law: returnDueDates },
              { rule: interestMessages.rules.choice, law: regimeChoice },
              { rule: interestMessages.rules.losses, law: lossReturn },
            ]}
            act={act}
            messages={messages.law}
          />
        </TextDisclosure>
      </div>
    </Disclosure>
  );
}

function rateText({ months }: LateLine['rate'], messages: RateMessages): string {
  if (months === null) return messages.once;
  if (months === 0) return messages.none;
  return months === 1 ? messages.oneMonth : messages.months;
}
