import { CardDisclosure } from '@/components/dashboard/frame/card-disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { costRuleOf2018, priceDayOf2018 } from '@/lib/holdings/cost-of-2018';
import {
  buybackRuleFor,
  hasFundUnitsOf2018,
  type RealisedSale,
  type RealisedYear,
} from '@/lib/holdings/realised';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { Quantity, SignedAmount, ownAmount, type HiddenLabel } from './own-amount';
import { CitedSource } from './prices-of-2018';
import { MissingNotice } from './transaction-list';

const { dashboard } = messages();
const { realised } = dashboard.holdings;

/** Of one year; the file has all. */
const shownSales = 50;

const dayOf2018 = { day: formatDate(priceDayOf2018) };

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
  const notesOf2018 = [
    ...(years.some(({ gainOf2018Rupees }) => gainOf2018Rupees !== undefined)
      ? [realised.of2018.how]
      : []),
    ...(hasFundUnitsOf2018(years) ? [realised.of2018.funds] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      {years.map((year, index) => (
        <CardDisclosure
          key={year.year}
          title={fill(realised.year, { year: year.year })}
          isOpen={index === 0}
        >
          <YearOfSales year={year} hiddenLabel={hiddenLabel} hasPrices={csvHref !== null} />
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
          <CitedSource source={buyback.source} />
        </p>
      ) : null}
      {notesOf2018.length > 0 ? (
        <p className="max-w-prose text-xs text-ink-soft">
          {fill(notesOf2018.join(' '), dayOf2018)} <CitedSource source={costRuleOf2018.source} />
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

type YearProps = {
  year: RealisedYear;
  hiddenLabel: HiddenLabel;
  /** Whether prices can be entered: not for the sample household. */
  hasPrices: boolean;
};

function YearOfSales({ year, hiddenLabel, hasPrices }: YearProps) {
  const { sales, gainOf2018Rupees } = year;
  const sums = [
    {
      id: 'gain',
      label: realised.gain,
      value: <SignedAmount rupees={year.gainRupees} hiddenLabel={hiddenLabel} />,
    },
    ...(gainOf2018Rupees === undefined
      ? []
      : [
          {
            id: 'gain-of-2018',
            label: fill(realised.of2018.gain, dayOf2018),
            value: <SignedAmount rupees={gainOf2018Rupees} hiddenLabel={hiddenLabel} />,
          },
        ]),
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
        <SalesTable year={year} hiddenLabel={hiddenLabel} hasPrices={hasPrices} />
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

function SalesTable({ year: { year, sales }, hiddenLabel, hasPrices }: YearProps) {
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
          cell: ({ name, holding, sale, hasGift, of2018 }) => (
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
              {of2018 ? (
                <CostOf2018 of2018={of2018} hiddenLabel={hiddenLabel} hasPrices={hasPrices} />
              ) : null}
            </>
          ),
        },
        {
          id: 'date',
          title: columns.date,
          isUnbroken: true,
          cell: ({ sale }) => formatDate(sale.soldOn),
        },
        figureColumn('quantity', columns.quantity, ({ sale, holding }: RealisedSale) => (
          <Quantity
            quantity={sale.quantity}
            assetClass={holding.assetClass}
            hiddenLabel={hiddenLabel}
          />
        )),
        {
          id: 'proceeds',
          title: columns.proceeds,
          isNumber: true,
          inLine: 'figure',
          cell: ({ sale }) => ownAmount(sale.proceedsRupees, hiddenLabel),
        },
        figureColumn('cost', columns.cost, ({ sale }: RealisedSale) =>
          ownAmount(sale.costRupees, hiddenLabel),
        ),
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

/** What a sale gains for tax with the price of 31 January 2018, or where that price is entered. */
function CostOf2018({
  of2018: { priceRupees, costRupees, gainRupees },
  hiddenLabel,
  hasPrices,
}: Pick<YearProps, 'hiddenLabel' | 'hasPrices'> & { of2018: NonNullable<RealisedSale['of2018']> }) {
  const { columns, of2018 } = realised;
  if (priceRupees === null) {
    return (
      <span className="block max-w-prose text-xs text-warn">
        {fill(of2018.missing, dayOf2018)}{' '}
        {hasPrices ? (
          <TextLink href={dashboardHref({ tab: 'holdings', open: 'prices' })} prefetches={false}>
            {of2018.enter}
          </TextLink>
        ) : null}
      </span>
    );
  }
  return (
    <span className="block max-w-prose text-xs text-ink-soft">
      {fill(of2018.price, { ...dayOf2018, price: formatPrice(priceRupees, 'inr') })} {columns.cost}{' '}
      {ownAmount(costRupees, hiddenLabel)}
      {' · '}
      {columns.gain} <SignedAmount rupees={gainRupees} hiddenLabel={hiddenLabel} />
    </span>
  );
}
