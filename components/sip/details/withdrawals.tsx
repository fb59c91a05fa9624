import { financialYearName } from '@/lib/law/financial-year';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatNumber } from '@/lib/money/rupees';
import { withdrawalsOf, type PlanOutcome } from '@/lib/sip/domain/answer';
import { compoundedPercent } from '@/lib/sip/domain/inputs/convention';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import type { WithdrawalProjection, Withdrawal, WithdrawalYear } from '@/lib/sip/domain/withdraw';
import type { PanelProps } from './details-parts';
import { spanInWords } from '@/components/sip/plan-sentence';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import type { Language } from '@/lib/messages/language';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';
import { Table, type Column } from '@/components/ui/table';
import { rupeesColumn } from '@/components/calculators/rupees-column';
import type { ReactNode } from 'react';
import { ChartFigure, Readout, readoutText } from '@/components/charts/chart-figure';
import { ReadablePlot } from '@/components/charts/reading/readable-plot';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';

/** The withdrawals after the SIP, how long the money lasts, and the tax on every redemption. */
export function Withdrawals({ inputs, answer: { main }, today, messages }: PanelProps) {
  const projection = withdrawalsOf(inputs, main, today);
  if (!projection) return null;
  const withdrawalsMessages = messages.details.withdrawals;
  const { withdrawalReturnPercent: returnPercent, rateConvention } = inputs;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose">{lastingInWords(inputs, main, projection, messages)}</p>
      {inputs.corpusRupees > 0 ? (
        <p className="max-w-prose text-sm">{withdrawalsMessages.corpusNote}</p>
      ) : null}
      {rateConvention === 'nominal' && returnPercent > 0 ? (
        <p className="max-w-prose text-sm">
          {fill(withdrawalsMessages.growthNote, {
            percent: formatPercent(returnPercent),
            compounded: formatPercent(compoundedPercent(returnPercent, conventionOf(inputs))),
          })}
        </p>
      ) : null}
      <WithdrawalChart
        saved={
          inputs.corpusRupees > 0 ? [{ month: 0, valueRupees: inputs.corpusRupees }] : savedOf(main)
        }
        sentence={
          inputs.corpusRupees > 0 ? withdrawalsMessages.corpusChart : withdrawalsMessages.chart
        }
        withdrawals={projection}
        messages={withdrawalsMessages}
        chart={messages.details.chart}
      >
        <WithdrawalTable
          projection={projection}
          isMonthly={inputs.tableOf === 'months'}
          isTaxed={inputs.fund !== 'none'}
          messages={withdrawalsMessages}
        />
      </WithdrawalChart>
    </div>
  );
}

/** The start of the plan and the end of each of its years. */
function savedOf({ projection: { months, years } }: PlanOutcome) {
  return [{ month: 0, valueRupees: months[0]?.valueRupees ?? 0 }, ...years];
}

function lastingInWords(
  inputs: SipInputs,
  { plan }: PlanOutcome,
  projection: WithdrawalProjection,
  { answer, details: { withdrawals: texts } }: Messages['sip'],
): string {
  const { withdrawals, depletedInMonth, balanceRupees } = projection;
  const isTaxed = inputs.fund !== 'none';
  const lasted = depletedInMonth ?? withdrawals.length;
  // A quarter that is paid at its end begins with two months without a withdrawal.
  const first = withdrawals.find(({ withdrawnRupees }) => withdrawnRupees > 0)?.redeemedOn;
  const last = withdrawals.at(-1)?.redeemedOn;
  const sentence =
    depletedInMonth === null
      ? isTaxed
        ? texts.left
        : texts.leftUntaxed
      : isTaxed
        ? texts.lasts
        : texts.lastsUntaxed;
  const said = fill(sentence, {
    rupees: formatLakhCrore(inputs.withdrawalRupees, texts.language),
    each: texts.each[inputs.withdrawalEvery],
    rise:
      inputs.withdrawalRisePercent > 0
        ? fill(texts.rise, { percent: formatPercent(inputs.withdrawalRisePercent) })
        : '',
    from: first ? monthAndYear(first, texts.language) : '',
    until: last ? monthAndYear(last, texts.language) : '',
    span: spanInWords(lasted, answer),
    balance: formatLakhCrore(balanceRupees, texts.language),
    withdrawn: formatLakhCrore(projection.withdrawnRupees, texts.language),
    tax: formatLakhCrore(projection.taxRupees, texts.language),
  });
  if (inputs.age === null) return said;
  const monthsBefore = inputs.corpusRupees > 0 ? 0 : plan.months;
  const age = inputs.age + Math.floor((monthsBefore + lasted) / monthsPerYear);
  return `${said} ${fill(texts.ageAtEnd, { age })}`;
}

/** Nov 2046; नवंबर 2046. */
function monthAndYear(date: IsoDate, language: Language): string {
  return nameOfMonth(1, date, language);
}

type WithdrawalsMessages = Messages['sip']['details']['withdrawals'];

/** The withdrawals with their tax: by financial year, as the law counts, or one by one. */
function WithdrawalTable({
  projection: { years, withdrawals },
  isMonthly,
  isTaxed,
  messages,
}: {
  projection: WithdrawalProjection;
  isMonthly: boolean;
  isTaxed: boolean;
  messages: WithdrawalsMessages;
}) {
  return isMonthly ? (
    <Table
      caption={messages.monthlyTable}
      columns={monthColumns(messages).filter(({ id }) => isTaxed || !taxColumns.has(id))}
      rows={withdrawals.filter(({ withdrawnRupees }) => withdrawnRupees > 0)}
      rowKey={({ month }) => month}
      isLong
    />
  ) : (
    <Table
      caption={messages.table}
      columns={yearColumns(messages).filter(({ id }) => isTaxed || !taxColumns.has(id))}
      rows={years}
      rowKey={({ financialYear }) => financialYear}
    />
  );
}

/** Meaningless where tax is left out. */
const taxColumns: ReadonlySet<string> = new Set(['exempt', 'tax', 'received']);

function yearColumns(messages: WithdrawalsMessages): Column<WithdrawalYear>[] {
  return [
    {
      id: 'year',
      title: messages.year,
      cell: ({ financialYear: year }) => financialYearName(year),
    },
    rupeesColumn('withdrawn', messages.withdrawn, (row) => row.withdrawnRupees),
    rupeesColumn('long', messages.longGain, (row) => row.longTermGainRupees),
    rupeesColumn('short', messages.shortGain, (row) => row.shortTermGainRupees),
    rupeesColumn('exempt', messages.exempt, (row) => row.exemptRupees),
    rupeesColumn('tax', messages.tax, (row) => row.taxRupees),
    rupeesColumn('received', messages.received, (row) => row.withdrawnRupees - row.taxRupees),
  ];
}

function monthColumns(messages: WithdrawalsMessages): Column<Withdrawal>[] {
  return [
    {
      id: 'day',
      title: messages.day,
      cell: ({ redeemedOn }) => formatDate(redeemedOn, messages.language),
    },
    rupeesColumn('withdrawn', messages.withdrawn, (row) => row.withdrawnRupees),
    rupeesColumn('tax', messages.tax, (row) => row.taxRupees),
    rupeesColumn('received', messages.received, (row) => row.withdrawnRupees - row.taxRupees),
    rupeesColumn('left', messages.balanceLeft, (row) => row.balanceRupees),
  ];
}

/** Saving and withdrawing on one line of time: what the money is worth at the end of each year. */
function WithdrawalChart({
  saved,
  sentence,
  withdrawals: { withdrawals, balanceRupees },
  messages,
  chart,
  children,
}: {
  /** What the money was worth before the first withdrawal, oldest first. */
  saved: readonly { month: number; valueRupees: number }[];
  /** An existing amount has no SIP before it. */
  sentence: string;
  withdrawals: WithdrawalProjection;
  messages: Messages['sip']['details']['withdrawals'];
  chart: Messages['sip']['details']['chart'];
  /** The table. */
  children: ReactNode;
}) {
  const last = saved.at(-1);
  const savedMonths = last?.month ?? 0;
  const points = [
    ...saved.map(({ month, valueRupees }) => ({ month, rupees: valueRupees })),
    ...withdrawals
      .filter(({ month }) => month % monthsPerYear === 0 || month === withdrawals.length)
      .map(({ month, balanceRupees: rupees }) => ({ month: savedMonths + month, rupees })),
  ];
  const inYears = (month: number) => month / monthsPerYear;
  const short = (rupees: number) => formatShortRupees(rupees, messages.language);
  const balance: Series = {
    id: 'worth',
    label: messages.balance,
    tone: 'first',
    values: points.map(({ rupees }) => rupees),
  };
  const readout = {
    columns: [
      { id: 'year', title: chart.year, isNumber: true },
      { id: balance.id, title: balance.label },
    ],
    rows: points.map(({ month, rupees }) => [formatNumber(inYears(month), 1), short(rupees)]),
  };
  return (
    <ChartFigure
      sentence={fill(sentence, {
        value: formatLakhCrore(last?.valueRupees ?? 0, messages.language),
        saved: formatNumber(inYears(savedMonths), 1),
        balance: formatLakhCrore(balanceRupees, messages.language),
        last: formatNumber(inYears(savedMonths + withdrawals.length), 1),
      })}
      readout={<Readout table={readout} keys={[balance]} />}
      rows={readoutText(readout)}
      tableTitle={chart.table}
      table={children}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <StackedArea
          id="sip-withdrawals-chart"
          over={{
            steps: points.map(({ month }) => inYears(month)),
            formatStep: (step) => formatNumber(step, 1),
            stepTitle: chart.years,
          }}
          series={[balance]}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}
