import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { Table } from '@/components/ui/table';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Regime } from '@/lib/law/regime';
import { fill } from '@/lib/messages/fill';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { advanceTaxSchedule, type AdvanceInstalment } from '@/lib/tax/advance-tax';
import { lawOfYear } from '@/lib/tax/law-of-year';
import type { Answer } from '../answer-words';
import type { TaxMessages } from '../form-groups';
import { CostField, rupeesTyped } from './cost-field';

/** Instalments with their dates, and the same as a calendar file. Today is the browser's: the page itself is static. */
export function AdvanceTax({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { comparison, input } = answer;
  const [chosen, setChosen] = useState<Regime | null>(null);
  const [tds, setTds] = useState('');
  const [isPresumptive, setIsPresumptive] = useState(false);
  const [hasBusiness, setHasBusiness] = useState(false);
  const [today] = useState(() => dateInIndia(new Date()));
  const words = messages.tools.advance;
  const regime = chosen ?? comparison.cheaper ?? 'new';
  const result = comparison[regime];
  const schedule = advanceTaxSchedule({
    year: input.year,
    taxAfterTdsRupees: Math.max(0, result.taxRupees - (rupeesTyped(tds) ?? 0)),
    isPresumptive,
    isExemptSenior: result.ageBand !== 'below60' && !hasBusiness && !isPresumptive,
  });
  const least = formatRupees(lawOfYear(input.year).advanceTax.value.dueFromRupees);
  const next = schedule.isDue ? schedule.instalments.find(({ date }) => date >= today) : undefined;
  const saveCalendar = async (instalments: readonly AdvanceInstalment[]) => {
    const [{ calendarOf }, { saveTextFile }] = await Promise.all([
      import('./advance-calendar'),
      import('@/components/ui/save-file'),
    ]);
    const { shortLabel } = result.year.value;
    saveTextFile(
      words.file,
      calendarOf(instalments, shortLabel, new Date(), words),
      'text/calendar',
    );
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{fill(words.lead, { least })}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          id="tax-advance-regime"
          label={words.regime}
          value={regime}
          options={[
            { value: 'new', label: messages.regimes.new },
            { value: 'old', label: messages.regimes.old },
          ]}
          onChange={({ target }) => setChosen(target.value as Regime)}
        />
        <CostField
          id="tax-advance-tds"
          label={words.tds}
          text={tds}
          messages={messages.problems}
          onType={setTds}
        />
      </div>
      <Checkbox
        id="tax-advance-presumptive"
        label={words.presumptive}
        checked={isPresumptive}
        onChange={({ target }) => setIsPresumptive(target.checked)}
      />
      {result.ageBand === 'below60' ? null : (
        <Checkbox
          id="tax-advance-business"
          label={words.business}
          checked={hasBusiness}
          onChange={({ target }) => setHasBusiness(target.checked)}
        />
      )}
      {schedule.isDue ? (
        <>
          <Table
            caption={words.caption}
            isCaptionHidden
            columns={[
              {
                id: 'by',
                title: words.by,
                cell: ({ date }) => dateInWords(date, today, next?.date, words),
              },
              {
                id: 'share',
                title: words.share,
                isNumber: true,
                cell: ({ cumulativePercent }) => formatPercent(cumulativePercent),
              },
              {
                id: 'amount',
                title: words.amount,
                isNumber: true,
                cell: ({ rupees }) => formatRupees(rupees),
              },
              {
                id: 'sum',
                title: words.sum,
                isNumber: true,
                cell: ({ cumulativeRupees }) => formatRupees(cumulativeRupees),
              },
            ]}
            rows={schedule.instalments}
            rowKey={({ date }) => date}
          />
          <Button
            look="secondary"
            className="no-print justify-self-start"
            onClick={() => void saveCalendar(schedule.instalments)}
          >
            {words.ics}
          </Button>
        </>
      ) : (
        <p className="text-sm font-semibold">{fill(words[schedule.because], { least })}</p>
      )}
    </div>
  );
}

function dateInWords(
  date: IsoDate,
  today: IsoDate,
  next: IsoDate | undefined,
  words: TaxMessages['tools']['advance'],
): string {
  const text = formatDate(date);
  if (date === next) return fill(words.next, { date: text });
  return date < today ? fill(words.past, { date: text }) : text;
}
