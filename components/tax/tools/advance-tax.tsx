import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { figureColumn, Table } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { regimes } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import {
  type AdvanceInstalment,
  type AdvanceTaxFacts,
  advanceTaxSchedule,
} from '@/lib/tax/domain/advance-tax';
import { isTooLateForOld } from '@/lib/tax/domain/late-payment';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import type { Answer } from '@/components/tax/answer-of';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { ToolEdit } from '@/components/tax/form/tax-form';
import { Hideable } from '@/components/tax/money';
import { yearName } from '@/components/tax/tax-answer';
import { CostField, useToolRupees } from '@/components/tax/form/engine-fields';
import { LateInterest } from './late-interest';

/** Instalments with their dates, and the same as a calendar file. Today is the browser's: the page itself is static. */
export function AdvanceTax({
  answer,
  tools,
  messages,
}: {
  answer: Answer;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const { comparison, input } = answer;
  const [today] = useState(() => dateInIndia(new Date()));
  const advanceMessages = messages.tools.advance;
  const { texts, onTool } = tools;
  const rupeesOf = useToolRupees(texts);
  const isPresumptive = texts.isPresumptive === 'yes';
  const hasBusiness = texts.hasBusiness === 'yes' || isPresumptive;
  const isLate = isTooLateForOld(input.year, hasBusiness, texts.filedOn);
  const usual = isLate ? 'new' : (comparison.cheaper ?? 'new');
  const regime = regimes.find((one) => one === texts.advanceRegime) ?? usual;
  const result = comparison[regime];
  const facts: AdvanceTaxFacts = {
    year: input.year,
    taxAfterTdsRupees: Math.max(0, result.taxRupees - rupeesOf('tds')),
    isPresumptive,
    isExemptSenior: result.ageBand !== 'below60' && !hasBusiness,
  };
  const schedule = advanceTaxSchedule(facts);
  const min = formatRupees(lawOfYear(input.year).advanceTax.value.dueFromRupees);
  const next = schedule.isDue ? schedule.instalments.find(({ date }) => date >= today) : undefined;
  const [hasFailed, setHasFailed] = useState(false);
  const saveCalendar = async (instalments: readonly AdvanceInstalment[]) => {
    try {
      const [{ calendarOf }, { saveFile }] = await Promise.all([
        import('./advance-calendar'),
        import('@/components/ui/files/save-file'),
      ]);
      const year = yearName(result.year.value, messages.law.yearNames);
      const calendar = calendarOf(instalments, year, new Date(), advanceMessages);
      const type = 'text/calendar; charset=utf-8';
      saveFile(advanceMessages.file, new Blob([calendar], { type }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{fill(advanceMessages.lead, { min })}</p>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Select
            id="tax-advance-regime"
            label={advanceMessages.regime}
            value={regime}
            options={optionsOf(messages.regimes)}
            onChange={({ target }) => onTool('advanceRegime', target.value)}
          />
          <CostField field="tds" label={advanceMessages.tds} tools={tools} messages={messages} />
        </div>
        <div className="grid gap-3">
          {(['isPresumptive', 'hasBusiness'] as const).map((field) => (
            <Checkbox
              key={field}
              id={`tax-tool-${field}`}
              label={advanceMessages[field]}
              checked={texts[field] === 'yes'}
              onChange={({ target }) => onTool(field, target.checked ? 'yes' : '')}
            />
          ))}
        </div>
      </div>
      {schedule.isDue ? (
        <div className="grid grid-cols-1 gap-4">
          <Hideable messages={messages}>
            <Table
              caption={advanceMessages.caption}
              isCaptionHidden
              columns={[
                {
                  id: 'by',
                  title: advanceMessages.by,
                  isUnbroken: true,
                  cell: ({ date }) => dateInWords(date, today, next?.date, advanceMessages),
                },
                figureColumn('share', advanceMessages.share, (row: AdvanceInstalment) =>
                  formatPercent(row.cumulativePercent),
                ),
                {
                  ...rupeesColumn(
                    'sum',
                    advanceMessages.sum,
                    ({ cumulativeRupees }: AdvanceInstalment) => cumulativeRupees,
                  ),
                  shownFrom: 'md',
                },
                rupeesColumn(
                  'amount',
                  advanceMessages.amount,
                  ({ rupees }: AdvanceInstalment) => rupees,
                ),
              ]}
              rows={schedule.instalments}
              rowKey={({ date }) => date}
            />
          </Hideable>
          <Button
            variant="secondary"
            className="no-print justify-self-start"
            onClick={() => void saveCalendar(schedule.instalments)}
          >
            {advanceMessages.ics}
          </Button>
          <LiveRegion className="text-sm text-loss">
            {hasFailed ? messages.tools.take.csvFailed : null}
          </LiveRegion>
        </div>
      ) : (
        <p className="text-sm font-semibold">{fill(advanceMessages[schedule.because], { min })}</p>
      )}
      <div className="lg:col-span-2">
        <LateInterest
          facts={facts}
          hasBusiness={hasBusiness}
          isLateInOld={isLate && regime === 'old'}
          act={result.year.value.act}
          tools={tools}
          messages={messages}
        />
      </div>
    </>
  );
}

function dateInWords(
  date: IsoDate,
  today: IsoDate,
  next: IsoDate | undefined,
  messages: TaxMessages['tools']['advance'],
): string {
  const text = formatDate(date, messages.language);
  if (date === next) return fill(messages.next, { date: text });
  return date < today ? fill(messages.past, { date: text }) : text;
}
