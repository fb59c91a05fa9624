import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { Alert } from '@/components/ui/alert';
import { figureColumn, Table } from '@/components/ui/table';
import { Card } from '@/components/ui/card/card';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import { endsOf } from '@/lib/ends-of';
import {
  growthOfBackTest,
  jumpInBackTest,
  readBackTest,
  runBackTest,
  rupeeBounds,
  type BackTest,
  type BackTestField,
  type Deal,
  type GrowthPoint,
  type ReadBackTest,
} from '@/lib/funds/domain/back-test';
import { fundFilePath, fundPath, otherFields } from '@/lib/funds/domain/fund-query';
import {
  saleTax,
  lockInOf,
  lotsLeft,
  readTaxChoice,
  type ReadTaxChoice,
  slabBounds,
} from '@/lib/funds/domain/sale-tax';
import { isDormant } from '@/lib/funds/domain/scheme';
import { formatSignedPercent } from '@/lib/money/signed';
import type { FundCardProps } from './fund-props';
import { jumpSentence, problemText } from '@/components/funds/fund-sentences';
import { SaleTaxCard } from './sale-tax-card';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Stat } from '@/components/ui/figures/stat';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatFixed, formatRupees, formatPercent } from '@/lib/money/rupees';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { messages } from '@/lib/messages';

const { charts, funds } = messages();

type BackTestProps = FundCardProps<'scheme' | 'series' | 'typed' | 'listDay'> & {
  /** What the investment became, or the tax if its units were sold today. */
  shows: 'sip' | 'tax';
};

/** A SIP, a lump sum or withdrawals on past NAVs. */
export function BackTestCard(props: BackTestProps) {
  const { scheme, series, typed, shows } = props;
  const { backTest } = funds.fund;
  const { first, last } = endsOf(series);
  const days = { first: first.date, last: last.date };
  const test = readBackTest(typed, days);
  const tax = readTaxChoice(typed, scheme);
  const result = test.request && runBackTest(series, test.request);
  const jump = test.request && jumpInBackTest(series, test.request);
  const hint = jump
    ? jumpSentence(jump, backTest.jump)
    : test.request
      ? backTest.none
      : series.length > 1
        ? backTest.unread
        : backTest.oneNav;
  return (
    <>
      <Card
        id="back-test"
        title={shows === 'sip' ? backTest.title : backTest.titleOfTax}
        titleId="back-test-title"
        description={shows === 'sip' ? backTest.text : undefined}
      >
        <BackTestForm
          scheme={scheme}
          typed={typed}
          test={test}
          tax={tax}
          days={days}
          shows={shows}
        />
        {!result ? (
          <Alert tone="warn" className="mt-6">
            {hint}
          </Alert>
        ) : shows === 'sip' ? (
          <BackTestResult scheme={scheme} series={series} typed={typed} result={result} />
        ) : null}
      </Card>
      {result && shows === 'tax' ? <TaxToday {...props} result={result} choice={tax} /> : null}
    </>
  );
}

function TaxToday({
  scheme,
  series,
  listDay,
  result,
  choice: { kind, slabRatePercent },
}: BackTestProps & { result: BackTest; choice: ReadTaxChoice }) {
  const { tax: taxMessages } = funds.fund;
  const lots = lotsLeft(result.deals);
  const soldOn = endsOf(series).last.date;
  // The back-test may end before a jump, and the sale is after it.
  const jump = lots[0] ? jumpInBackTest(series, { from: lots[0].boughtOn, to: soldOn }) : null;
  const tax =
    lots.length > 0 && !jump && kind && slabRatePercent !== null && !isDormant(scheme, listDay)
      ? saleTax(lots, { kind, soldOn, series, slabRatePercent })
      : null;
  if (tax) {
    return <SaleTaxCard tax={tax} lockIn={lockInOf(scheme, lots, soldOn)} soldOn={soldOn} />;
  }
  const whyNone = () => {
    if (lots.length === 0) {
      const { date } = endsOf(result.deals).last;
      return fill(funds.fund.backTest.emptied, { date: formatDate(date) });
    }
    if (isDormant(scheme, listDay)) return taxMessages.notNow;
    if (jump) return jumpSentence(jump, taxMessages.jump);
    return kind && slabRatePercent === null ? funds.fund.backTest.unread : taxMessages.choose;
  };
  return (
    <Card id="tax" title={taxMessages.title} titleId="tax-title">
      <p className="text-sm text-ink-soft">{whyNone()}</p>
    </Card>
  );
}

/** The result of the investment, with its purchases and sales. */
function BackTestResult({
  scheme: { code },
  series,
  typed,
  result,
}: FundCardProps<'scheme' | 'series' | 'typed'> & { result: BackTest }) {
  const { backTest } = funds.fund;
  const { deals, investedRupees, withdrawnRupees, valueRupees, xirrPercent } = result;
  const purchases = deals.filter((deal) => deal.units > 0).length;
  const isUsedUp = lotsLeft(deals).length === 0;
  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded bg-surface-sunken p-4 md:grid-cols-4">
        <Stat
          label={backTest.invested}
          value={formatLakhCrore(investedRupees)}
          note={fillCount(purchases, backTest.instalments)}
        />
        {withdrawnRupees > 0 ? (
          <Stat
            label={backTest.withdrawn}
            value={formatLakhCrore(withdrawnRupees)}
            note={fillCount(deals.length - purchases, backTest.instalments)}
          />
        ) : null}
        <Stat
          label={backTest.value}
          value={formatLakhCrore(valueRupees)}
          note={`${formatRupees(valueRupees)} ${fill(backTest.valueNote, { date: formatDate(result.valueOn) })}`}
        />
        <Stat
          label={backTest.xirr}
          value={formatSignedPercent(xirrPercent)}
          note={xirrPercent === null ? backTest.xirrNone : backTest.xirrNote}
        />
      </dl>
      {isUsedUp ? (
        <p>{fill(backTest.emptied, { date: formatDate(endsOf(deals).last.date) })}</p>
      ) : null}
      <GrowthFigure series={series} result={result} />
      <Disclosure title={fillCount(deals.length, backTest.deals)}>
        <Table
          caption={backTest.dealsCaption}
          isCaptionHidden
          columns={[
            { id: 'date', title: backTest.date, cell: ({ date }) => formatDate(date) },
            figureColumn('nav', backTest.nav, ({ nav }: Deal) => formatFixed(nav, 4)),
            figureColumn('rupees', backTest.rupees, ({ rupees }: Deal) => formatFixed(rupees, 2)),
            figureColumn('units', backTest.dealUnits, (deal: Deal) => formatFixed(deal.units, 3)),
          ]}
          // Where days are missing, two purchases can have the same day.
          rows={deals.map((deal, place) => ({ ...deal, place }))}
          rowKey={({ place }) => place}
          isLong
        />
      </Disclosure>
      <p>
        <CsvLink href={fundFilePath(code, 'back-test.csv', typed)} text={backTest.csv} />
      </p>
    </div>
  );
}

/** A month each for the usual five years: the document stays small (docs/decisions/015-small-documents.md). */
const drawnPoints = 60;

/** The value of the units over time above what was paid in. */
function GrowthFigure({ series, result }: FundCardProps<'series'> & { result: BackTest }) {
  const { backTest } = funds.fund;
  const { growth, date: dateTitle } = backTest;
  const points = growthOfBackTest(series, result);
  if (points.length < 2) return null;
  const { first, last } = endsOf(points);
  const valuesOf = (point: GrowthPoint) => [point.valueRupees, point.investedRupees];
  return (
    <PriceFigure
      sentence={fill(growth.sentence, {
        from: formatDate(first.date),
        to: formatDate(last.date),
        invested: formatLakhCrore(last.investedRupees),
        value: formatLakhCrore(last.valueRupees),
      })}
      points={datedPlaces(downsample(points, valuesOf, drawnPoints), valuesOf)}
      lines={[
        { id: 'value', label: growth.value, tone: 'first' },
        { id: 'invested', label: growth.invested, tone: 'sixth' },
      ]}
      messages={{ caption: growth.title, date: dateTitle, days: dayFormats() }}
      unit="₹"
      formatValue={(rupees) => formatFixed(rupees, 0)}
      formatAxis={formatShortRupees}
      endText={formatShortRupees}
      holdsZero
      isFilled
      fileName="investment-growth.csv"
      labels={figureLabels(charts.labels, growth.title)}
    />
  );
}

/** Submits by GET and shows what was typed, valid or not. */
function BackTestForm({
  scheme: { code },
  typed,
  test,
  tax,
  days,
  shows,
}: FundCardProps<'scheme' | 'typed'> & {
  test: ReadBackTest;
  tax: ReadTaxChoice;
  /** The days of the first and the newest NAV. */
  days: { first: IsoDate; last: IsoDate };
  /** The tab that it is in; for tax it also asks how the fund is taxed. */
  shows: 'sip' | 'tax';
}) {
  const { backTest } = funds.fund;
  const { texts, problems } = test;
  const dayTexts = { first: formatDate(days.first), last: formatDate(days.last) };
  const rupees = {
    min: formatLakhCrore(rupeeBounds.min),
    max: formatLakhCrore(rupeeBounds.max),
  };
  const rates = { min: formatPercent(slabBounds.min), max: formatPercent(slabBounds.max) };
  const field = (name: BackTestField, values: Readonly<Record<string, string>>) => ({
    id: `back-test-${name}`,
    name,
    label: backTest[name],
    defaultValue: texts[name],
    error: problemText(problems[name], funds, values),
  });
  const money = { inputMode: 'decimal', before: '₹', maxLength: 60, autoComplete: 'off' } as const;
  const day = { type: 'date', min: days.first, max: days.last };
  return (
    <form
      key={Object.values(typed).join('|')}
      action={`${fundPath(code)}#back-test`}
      className="group/way grid gap-4"
    >
      <HiddenInputs
        values={otherFields(typed, [
          'tab',
          'way',
          'monthly',
          'amount',
          'from',
          'to',
          ...(shows === 'tax' ? (['kind', 'slab'] as const) : []),
        ])}
      />
      <input type="hidden" name="tab" value={shows} />
      <RadioGroup
        id="back-test-way"
        name="way"
        label={backTest.way}
        options={optionsOf(backTest.ways)}
        defaultValue={test.way}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {/* Only the amounts that the chosen way needs. */}
        <div className="group-has-[[value=lump-sum]:checked]/way:hidden">
          <TextField {...field('monthly', rupees)} {...money} hint={backTest.monthlyHint} />
        </div>
        <div className="group-has-[[value=sip]:checked]/way:hidden">
          <TextField {...field('amount', rupees)} {...money} hint={backTest.amountHint} />
        </div>
        <TextField {...field('from', dayTexts)} {...day} />
        <TextField {...field('to', dayTexts)} {...day} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shows === 'tax' ? (
          <>
            <Select
              id="back-test-kind"
              name="kind"
              label={backTest.kind}
              hint={tax.isFromCategory ? backTest.kindHint : backTest.kindHintUnknown}
              placeholder={backTest.kindMissing}
              options={optionsOf(backTest.kinds)}
              defaultValue={tax.kind ?? ''}
            />
            <TextField
              id="back-test-slab"
              name="slab"
              label={backTest.slab}
              inputMode="decimal"
              after="%"
              maxLength={20}
              defaultValue={tax.slabText}
              error={problemText(tax.slabProblem, funds, rates)}
            />
          </>
        ) : null}
        <Button
          type="submit"
          className={
            shows === 'tax' ? 'min-h-10 sm:mt-5.5 sm:justify-self-start' : 'sm:justify-self-start'
          }
        >
          {backTest.submit}
        </Button>
      </div>
    </form>
  );
}
