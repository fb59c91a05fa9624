import { CardDisclosure } from '@/components/dashboard/frame/card-disclosure';
import { LawCitation } from '@/components/sources/law-citation';
import { Figure } from '@/components/ui/figures/change';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { buybackRuleFor, type RealisedYear } from '@/lib/holdings/realised';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { SignedAmount, formatQuantity, ownAmount, type HiddenLabel } from './own-amount';
import { MissingNotice } from './transaction-list';

const { dashboard, lawSources } = messages();
const { realised } = dashboard.holdings;

/** Of one year; the file has all. */
const shownSales = 50;

/** The sales and dividends of each financial year, the newest open. */
export function RealisedGains({
  years,
  hiddenLabel,
  csvHref,
}: {
  /** The newest first; at least one. */
  years: readonly RealisedYear[];
  hiddenLabel: HiddenLabel;
  /** Null for the sample household, which has no file. */
  csvHref: string | null;
}) {
  const buyback = buybackRuleFor(years);
  return (
    <div className="grid grid-cols-1 gap-2">
      {years.map((year, index) => (
        <CardDisclosure
          key={year.year}
          title={fill(realised.year, { year: year.year })}
          isOpen={index === 0}
        >
          <YearOfSales year={year} hiddenLabel={hiddenLabel} />
        </CardDisclosure>
      ))}
      <p className="max-w-prose text-xs text-ink-soft">
        {realised.how}{' '}
        <TextLink href="/features/income-tax-calculator">{realised.calculator}</TextLink>
      </p>
      {buyback ? (
        <p className="max-w-prose text-xs text-ink-soft">
          {fill(realised.buyback, {
            from: formatDate(buyback.from),
            to: buyback.to ? formatDate(buyback.to) : '',
          })}{' '}
          <LawCitation source={buyback.source} messages={lawSources} />.{' '}
          {buyback.source.isPrimary ? null : lawSources.secondary}
        </p>
      ) : null}
      {csvHref ? (
        <p>
          <a
            href={csvHref}
            download
            className="link inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {realised.csv}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function YearOfSales({ year, hiddenLabel }: { year: RealisedYear; hiddenLabel: HiddenLabel }) {
  const { sales } = year;
  const sums = [
    {
      id: 'gain',
      label: realised.gain,
      value: <SignedAmount rupees={year.gainRupees} hiddenLabel={hiddenLabel} />,
    },
    {
      id: 'proceeds',
      label: realised.proceeds,
      value: ownAmount(year.proceedsRupees, hiddenLabel),
    },
    {
      id: 'dividends',
      label: realised.dividends,
      value: ownAmount(year.dividendRupees, hiddenLabel),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {sums.map(({ id, label, value }) => (
          <div key={id}>
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {sales.length > 0 ? (
        <SalesTable year={year} hiddenLabel={hiddenLabel} />
      ) : (
        <p className="text-sm text-ink-soft">{realised.none}</p>
      )}
      {sales.length > shownSales ? (
        <p className="text-xs text-ink-soft">
          {fill(realised.newest, { count: shownSales, total: sales.length })}
        </p>
      ) : null}
    </div>
  );
}

function SalesTable({
  year: { year, sales },
  hiddenLabel,
}: {
  year: RealisedYear;
  hiddenLabel: HiddenLabel;
}) {
  const { columns } = realised;
  return (
    <Table
      caption={fill(realised.caption, { year })}
      isCaptionHidden
      hasLines
      className="in-card"
      rows={sales.slice(0, shownSales)}
      rowKey={({ sale }) => sale.id}
      columns={[
        {
          id: 'name',
          title: columns.name,
          width: 'name',
          cell: ({ name, holding, sale, hasGift }) => (
            <>
              <bdi className="wrap-anywhere">{name}</bdi>
              <span className="block text-xs text-ink-soft md:hidden">
                {formatDate(sale.soldOn)}
                {' · '}
                {columns.cost} {ownAmount(sale.costRupees, hiddenLabel)}
              </span>
              {sale.account === null ? null : (
                <bdi className="block text-xs wrap-anywhere text-ink-soft">{sale.account}</bdi>
              )}
              <MissingNotice
                assetClass={holding.assetClass}
                sales={[sale]}
                hiddenLabel={hiddenLabel}
              />
              {hasGift ? <span className="block text-xs text-warn">{realised.gift}</span> : null}
            </>
          ),
        },
        {
          id: 'date',
          title: columns.date,
          isUnbroken: true,
          cell: ({ sale }) => formatDate(sale.soldOn),
        },
        {
          id: 'quantity',
          title: columns.quantity,
          isNumber: true,
          // A deposit has rupees, which stand beside it.
          cell: ({ sale, holding }) => (
            <Figure
              text={
                holding.assetClass === 'deposit'
                  ? null
                  : formatQuantity(sale.quantity, holding.assetClass)
              }
              hiddenLabel={hiddenLabel}
            />
          ),
        },
        {
          id: 'proceeds',
          title: columns.proceeds,
          isNumber: true,
          inLine: 'figure',
          cell: ({ sale }) => ownAmount(sale.proceedsRupees, hiddenLabel),
        },
        {
          id: 'cost',
          title: columns.cost,
          isNumber: true,
          cell: ({ sale }) => ownAmount(sale.costRupees, hiddenLabel),
        },
        {
          id: 'gain',
          title: columns.gain,
          isNumber: true,
          inLine: 'figure',
          cell: ({ sale }) => <SignedAmount rupees={sale.gainRupees} hiddenLabel={hiddenLabel} />,
        },
      ]}
    />
  );
}
