import { PeriodChips } from '@/components/charts/price-figure';
import { CardDisclosure } from '@/components/dashboard/frame/card-disclosure';
import { AllocationBar, AllocationTable } from '@/components/dashboard/portfolio/allocation-table';
import { HideAmounts } from '@/components/dashboard/portfolio/hide-amounts';
import { HoldingsTable, TypedPrices } from '@/components/dashboard/portfolio/holdings-table';
import {
  LazyImportForm,
  LazyTransactionForm,
} from '@/components/dashboard/portfolio/lazy-transactions';
import { PricesOf2018 } from '@/components/dashboard/portfolio/prices-of-2018';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import {
  HiddenChartNote,
  InDoubtNotice,
  NoHistoryNotice,
  PriceNotice,
} from '@/components/dashboard/portfolio/notices';
import { RealisedGains } from '@/components/dashboard/portfolio/realised-gains';
import { ReturnPair } from '@/components/dashboard/portfolio/return-pair';
import { TargetForm } from '@/components/dashboard/portfolio/target-form';
import { TopHoldings } from '@/components/dashboard/portfolio/top-holdings';
import { TransactionList } from '@/components/dashboard/portfolio/transaction-list';
import { RemoveTransaction } from '@/components/holdings/remove-transaction';
import { LiveRegion } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { HowToGetStatements } from '@/components/statements/how-to-get';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { RealWorthChart, WorthChart, WorthSummary } from '@/components/dashboard/portfolio/worth';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { isWholePeriod } from '@/lib/calendar/period';
import {
  dashboardHref,
  nothingListed,
  ranges,
  transactionsHref,
  type Viewer,
} from '@/lib/dashboard/domain/dashboard-query';
import type { OwnTransactionTyped } from '@/lib/dashboard/domain/form-states';
import { positionXirr } from '@/lib/dashboard/domain/gains-and-returns';
import { giftNames } from '@/lib/dashboard/domain/portfolio';
import { targetTexts } from '@/lib/holdings/allocation';
import type { CardData } from '@/lib/dashboard/views';
import { csvLimits, csvNumber } from '@/lib/holdings/csv-format';
import { contentIdOf } from '@/lib/holdings/transactions-to-import';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { newSavedId } from '@/lib/saved/saved-item';
import type { DataOrigin } from '@/lib/sources/sourced';
import { hiddenLabelOf, type CardView } from './card-view';
import { outcomes } from './outcomes';

const { charts, dashboard, display, periods, statements } = messages();
const { allocation, holdings, titles, worth } = dashboard;

/** The lines above the figures of a CSV: their owner, their day and the sources of the prices. */
function worthCsvSource(priceSources: readonly DataOrigin[], { kind, today }: Viewer): string {
  const ofPrices = priceSources.map((each) => csvSourceOf(each, charts.labels));
  return fill(worth.csvSource, {
    whose: kind === 'member' ? worth.csvOwn : dashboard.demo.label,
    date: formatDate(today),
    sources: ofPrices.length > 0 ? ofPrices.join('; ') : worth.csvOwnPrices,
  });
}

/** The periods of the charts; each is an address of this page. */
function chipsOf(viewer: Viewer) {
  return (
    <PeriodChips
      periods={ranges}
      current={viewer.range}
      hrefOf={(range) => dashboardHref({ ...viewer, ...nothingListed, open: null, range })}
      messages={periods}
    />
  );
}

export const worthCard: CardView<'worth'> = {
  title: titles.worth,
  isTitleHidden: true,
  lines: 20,
  phoneHeight: 'max-md:min-h-[47.5rem]',
  show: (known, viewer) => {
    const { points } = known;
    const first = points[0]?.date;
    const isGuest = viewer.kind === 'guest';
    return (
      <WorthSummary
        known={known}
        gainAgainst={
          first && !isWholePeriod(viewer.range, { first, last: viewer.today })
            ? fill(worth.since, { date: formatDate(first) })
            : periods.words[viewer.range]
        }
        dayAgainst={periods.words['1d']}
        hiddenLabel={hiddenLabelOf(viewer)}
        hideButton={viewer.kind === 'member' ? <HideAmounts messages={dashboard.actions} /> : null}
        pricesHref={
          viewer.kind === 'member' ? dashboardHref({ tab: 'holdings', open: 'prices' }) : null
        }
        foot={
          isGuest && known.allocation ? (
            <AllocationBar rows={known.allocation} hasLegend isPlain />
          ) : null
        }
      >
        <WorthChart
          points={points}
          isWithoutPrices={
            known.positions.length > 0 &&
            known.positions.every(({ valueRupees }) => valueRupees === null)
          }
          lumpSums={isGuest ? [] : known.lumpSums}
          periods={chipsOf(viewer)}
          csvSource={worthCsvSource(known.priceSources, viewer)}
        />
      </WorthSummary>
    );
  },
};

export const topHoldingsCard: CardView<'holdings'> = {
  title: titles.holdings,
  lines: 12,
  action: ({ count }, { isDemo, range }) => ({
    href: dashboardHref({ tab: 'holdings', isDemo, range }),
    text: fillCount(count, holdings.all),
  }),
  show: ({ count, rows, gifts }, viewer) =>
    // All was sold.
    count === 0 ? null : (
      <>
        <TopHoldings rows={rows} hiddenLabel={hiddenLabelOf(viewer)} />
        <PriceNotice names={gifts} text={holdings.gifts} />
      </>
    ),
};

export const allocationCard: CardView<'allocation'> = {
  title: titles.allocation,
  lines: 12,
  action: ({ target }, { isDemo }) =>
    isDemo
      ? { href: dashboardHref({ tab: 'plans', isDemo }), text: titles.target }
      : {
          href: dashboardHref({ tab: 'plans', open: 'target' }),
          text: target ? allocation.form.change : allocation.form.open,
        },
  show: ({ rows, ...known }, viewer) =>
    rows && (
      <AllocationTable
        {...known}
        rows={rows}
        hasMoves={false}
        hiddenLabel={hiddenLabelOf(viewer)}
      />
    ),
};

export const targetCard: CardView<'target'> = {
  title: titles.target,
  lines: 12,
  show: ({ rows, target, ...known }, viewer) => (
    <>
      {rows ? (
        <AllocationTable {...known} rows={rows} hasMoves hiddenLabel={hiddenLabelOf(viewer)} />
      ) : null}
      <p className="mt-3 text-xs text-ink-soft">{allocation.how}</p>
      {viewer.isDemo ? null : (
        <CardDisclosure
          title={target ? allocation.form.change : allocation.form.open}
          isOpen={viewer.open === 'target' || !target}
        >
          <TargetForm typed={targetTexts(target)} messages={allocation} outcomes={outcomes} />
        </CardDisclosure>
      )}
    </>
  ),
};

export const holdingsCard: CardView<'all-holdings'> = {
  title: titles.holdings,
  lines: 14,
  show: ({ positions, jumps }, viewer) => {
    if (viewer.items === null) return <p>{dashboard.accountUnavailable}</p>;
    if (positions.length === 0) return <p className="text-ink-soft">{holdings.none}</p>;
    return (
      <>
        <HoldingsTable
          rows={positions.map((position) => ({
            ...position,
            xirrPercent: positionXirr(position, viewer.today),
          }))}
          jumps={jumps}
          hiddenLabel={hiddenLabelOf(viewer)}
        />
        <PriceNotice names={giftNames(positions)} text={holdings.gifts} />
      </>
    );
  },
};

type EntryData = NonNullable<CardData<'entry'>>;

/** The fields of a transaction that is edited, as it would be typed. */
function typedOf({ holding, transaction }: NonNullable<EntryData['edited']>): OwnTransactionTyped {
  const { type, on, quantity, rupees, account } = transaction;
  return {
    type,
    assetClass: holding.assetClass,
    instrument: holding.instrumentId,
    on,
    quantity: quantity > 0 ? csvNumber(quantity) : '',
    rupees: type === 'bonus' ? '' : csvNumber(rupees),
    account: account ?? '',
  };
}

/** What a member does with transactions; those of the sample household cannot be changed. */
export const entryCard: CardView<'entry'> = {
  title: titles.entry,
  lines: 6,
  show: (own, { open, edit, of, page, today }) => {
    if (!own) return null;
    const { holdings: entered, edited, ownPriced, of2018 } = own;
    const files = [
      { href: '/api/holdings.csv?template=1', text: holdings.import.template },
      { href: '/api/holdings.csv', text: holdings.import.export },
      { href: '/api/export', text: holdings.import.exportAll },
    ];
    return (
      <div className="grid grid-cols-1 gap-1">
        {edit === null ? null : (
          <EditedTransaction
            edited={edited}
            closeHref={of ? transactionsHref({ of, page }) : dashboardHref({ tab: 'holdings' })}
            today={today}
          />
        )}
        <CardDisclosure
          title={holdings.add}
          isOpen={open === 'add' || (entered.length === 0 && open === null && edit === null)}
        >
          <LazyTransactionForm
            newId={newSavedId()}
            today={today}
            messages={holdings}
            outcomes={outcomes}
          />
        </CardDisclosure>
        {entered.length > 0 ? (
          <CardDisclosure title={holdings.lots} isOpen={of !== null}>
            <TransactionList
              holdings={entered}
              of={of}
              page={page}
              hiddenLabel={display.amountHidden}
            />
          </CardDisclosure>
        ) : null}
        {ownPriced.length + of2018.length > 0 ? (
          <CardDisclosure title={holdings.prices} isOpen={open === 'prices'}>
            {ownPriced.length > 0 ? (
              <p className="text-sm text-ink-soft">{holdings.sharePrice.hint}</p>
            ) : null}
            <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 pt-3 xl:grid-cols-2">
              {ownPriced.map(({ holding: { assetClass, instrumentId }, prices }) => (
                <div key={`${assetClass}-${instrumentId}`}>
                  <SharePriceForm
                    assetClass={assetClass}
                    symbol={instrumentId}
                    messages={holdings}
                    outcomes={outcomes}
                  />
                  <TypedPrices symbol={instrumentId} prices={prices} />
                </div>
              ))}
            </div>
            <PricesOf2018 shares={of2018} outcomes={outcomes} />
          </CardDisclosure>
        ) : null}
        <CardDisclosure title={holdings.importExport} isOpen={open === 'import'}>
          <LazyImportForm
            maxBytes={csvLimits.bytes}
            messages={holdings.import}
            statementMessages={statements.field}
            outcomes={outcomes}
          />
          <HowToGetStatements />
          <ul className="flex flex-wrap gap-x-6">
            {files.map(({ href, text }) => (
              <li key={href}>
                <a
                  href={href}
                  download
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </CardDisclosure>
      </div>
    );
  },
};

function EditedTransaction({
  edited,
  closeHref,
  today,
}: Pick<EntryData, 'edited'> & { closeHref: string; today: IsoDate }) {
  const { title, close, gone, remove } = holdings.edit;
  return (
    <section className="mb-3 grid grid-cols-1 gap-4 border-b border-line pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          {title}
          {edited ? (
            <>
              : <bdi>{edited.name}</bdi>
            </>
          ) : null}
        </h3>
        <TextLink href={closeHref}>{close}</TextLink>
      </div>
      {edited ? (
        <>
          <LazyTransactionForm
            key={edited.transaction.id}
            newId={newSavedId()}
            edited={{
              id: edited.transaction.id,
              contentId: contentIdOf({ ...edited.holding, ...edited.transaction }),
              typed: typedOf(edited),
            }}
            today={today}
            messages={holdings}
            outcomes={outcomes}
          />
          <div className="-ml-2 text-sm">
            <RemoveTransaction
              instrument={edited.holding}
              transaction={edited.transaction}
              title={`${edited.name}, ${formatDate(edited.transaction.on)}`}
              ask={remove}
            />
          </div>
        </>
      ) : null}
      <LiveRegion>{edited ? null : gone}</LiveRegion>
    </section>
  );
}

export const realisedCard: CardView<'realised'> = {
  title: titles.realised,
  lines: 10,
  show: (years, viewer) =>
    years && (
      <RealisedGains
        years={years}
        hiddenLabel={hiddenLabelOf(viewer)}
        csvHref={viewer.kind === 'member' ? '/api/holdings.csv?sales=1' : null}
      />
    ),
};

export const returnsCard: CardView<'returns'> = {
  title: titles.returns,
  lines: 16,
  show: (known, viewer) =>
    known && (
      <>
        <ReturnPair {...known} periods={chipsOf(viewer)} />
        <NoHistoryNotice names={known.withoutHistory} />
      </>
    ),
};

export const growthCard: CardView<'growth'> = {
  title: titles.growth,
  lines: 16,
  show: ({ points, inflationPercent, withoutHistory, unpriced, inDoubt, priceSources }, viewer) =>
    points.length > 1 ? (
      <>
        <div className={hiddenLabelOf(viewer) && 'own-figure'}>
          <RealWorthChart
            points={points}
            inflationPercent={inflationPercent}
            csvSource={worthCsvSource(priceSources, viewer)}
          />
          <PriceNotice names={unpriced} text={worth.unpriced} />
          <NoHistoryNotice names={withoutHistory} />
          <InDoubtNotice names={inDoubt.map(({ name }) => name)} />
        </div>
        {hiddenLabelOf(viewer) ? <HiddenChartNote /> : null}
      </>
    ) : null,
};

export const unavailableCard: CardView<'unavailable'> = {
  title: titles.worth,
  lines: 2,
  show: () => <p>{dashboard.accountUnavailable}</p>,
};
