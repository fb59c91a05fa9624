import type { Metadata } from 'next';
import { PageTerms } from '@/components/education/glossary/terms';
import { comparisonTerms } from '@/lib/education/domain/term-uses';
import { CategoryView } from '@/components/funds/list/category-view';
import { NoFigures, SourcePill } from '@/components/sources/sourced-data';
import { loadMyWatchlist } from '@/lib/holdings/store';
import { csvSourceOf } from '@/lib/sources/csv-origin';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import { FundWarning } from '@/components/funds/fund/fund-notices';
import { CategoriesTable } from '@/components/funds/list/categories-table';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListHeader, ListMethod } from '@/components/funds/list/list-header';
import { WatchedView } from '@/components/funds/watched/watched-view';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { directoryOf } from '@/lib/funds/domain/list/list-lookup';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { factsOfScheme } from '@/lib/funds/domain/facts/scheme-facts';
import { categoryParts } from '@/lib/funds/domain/fund';
import { listedCategory } from '@/lib/funds/domain/list/fund-categories';
import { quartileYears } from '@/lib/funds/domain/list/list-figures';
import { originOfFigures, type Market } from '@/lib/funds/domain/market/market';
import {
  categoryPath,
  listPath,
  readListQuery,
  type ListQuery,
} from '@/lib/funds/domain/list/list-query';
import { plans, type Plan } from '@/lib/funds/domain/scheme';
import { loadPortfolios } from '@/lib/funds/server/portfolio-store';
import {
  loadComparedHistories,
  loadDayChanges,
  loadListPage,
  loadMarket,
  loadMarketMemory,
  loadScheme,
  loadSchemeFacts,
  loadSchemes,
  loadSeries,
} from '@/lib/funds/server/source';
import { withRenderDeadline } from '@/lib/render-deadline';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { listMySavedItems } from '@/lib/saved/store';
import { amfi } from '@/lib/sources/providers';
import {
  leastCurrent,
  type SourceProblem,
  type Sourced,
  type DataOrigin,
} from '@/lib/sources/sourced';
import { openGraphOf } from '@/lib/navigation/open-graph';
import { fundsPath } from '@/lib/navigation/page-paths';

const { charts, fundCompare, funds, navigation, sources } = messages();

/** A category has its own page; all other views show the list. */
export async function generateMetadata({
  searchParams,
}: {
  searchParams: SearchParams;
}): Promise<Metadata> {
  const query = readListQuery(await readQuery(searchParams));
  const list = query.view === 'category' ? await loadSchemes() : null;
  const name = list?.ok
    ? listedCategory(query.category, directoryOf(list.value.data).categories)
    : null;
  if (name === null) {
    return {
      title: navigation.titles.mutualFunds,
      description: funds.list.description,
      alternates: { canonical: fundsPath },
    };
  }
  const { kind } = categoryParts(name);
  const canonical = categoryPath(name, query);
  return {
    title: kind,
    description: fill(funds.list.category.description, { kind }),
    alternates: { canonical },
    // The root layout has the path alone, and that is the address of the list.
    openGraph: openGraphOf(canonical),
  };
}

/** The query decides the whole page: the same for every visitor, without scripts. */
export default async function MutualFundsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await readQuery(searchParams));
  return (
    <>
      <BreadcrumbData path={fundsPath} siteUrl={env.siteUrl} />
      {await drawView(query)}
      <FundWarning messages={funds} />
      <PageTerms
        page="/features/mutual-funds"
        slugs={query.view === 'compare' ? comparisonTerms : undefined}
      />
    </>
  );
}

async function drawView(query: ListQuery) {
  const list = await loadSchemes();
  if (!list.ok) return drawNoFigures(query, list.problem);
  if (query.view === 'compare') return drawComparison(query, list.value);
  if (query.view === 'categories') return drawCategories(query, list.value);
  if (query.view === 'category') return drawCategory(query, list.value);
  if (query.view === 'watched') return drawWatched(query, list.value);
  return drawList(query, list.value);
}

async function drawList(query: ListQuery, list: Sourced<NavAll>) {
  const [{ page, directory, market, facts }, { watchlist }] = await Promise.all([
    loadListPage(list.data, query),
    withRenderDeadline({ watchlist: loadMyWatchlist('fund') }),
  ]);
  return (
    <>
      <ListHeader
        query={page.query}
        fundCount={directory.fundCount}
        hasCategoryPage={hasCategoryPage(page.query, market)}
        newest={list.data.asOf}
        pill={<SourcePill id="funds-source" sourced={leastCurrentOf(list, market)} />}
      />
      <FundsList
        list={page}
        directory={directory}
        market={market}
        facts={facts}
        newest={list.data.asOf}
        watchlist={watchlist.arrived ?? 'unavailable'}
        note={<ListMethod table={market.table} minYears={query.minYears} />}
      />
    </>
  );
}

function hasCategoryPage({ category, plan }: ListQuery, market: Market): boolean {
  return category !== null && market.peersOf(category, plan ?? 'direct') !== null;
}

/** The figures of one category, with a link to its funds. For an unknown category, all categories. */
async function drawCategory(query: ListQuery, list: Sourced<NavAll>) {
  const { funds: byCode, categories } = directoryOf(list.data);
  const name = listedCategory(query.category, categories);
  if (name === null) return drawCategories({ ...query, category: null }, list);
  const [market, series] = await Promise.all([loadMarket(), loadSeries()]);
  const plan = query.plan ?? 'direct';
  const group = market.peersOf(name, plan);
  const { list: listMessages } = funds;
  return (
    <>
      <PageHeader
        title={categoryParts(name).kind}
        back={{
          href: listPath(query, { view: 'categories', category: null }),
          label: listMessages.categories.link,
        }}
        aside={
          <PlanChips
            current={plan}
            hrefOf={(each) => categoryPath(name, { ...query, plan: each })}
          />
        }
        actions={
          <>
            <ButtonLink href={listPath(query, { view: null })} variant="primary" prefetches={false}>
              {listMessages.category.list}
            </ButtonLink>
            <SourcePill id="funds-source" sourced={originOf(list, market) ?? list} />
          </>
        }
      />
      {group ? (
        <CategoryView
          group={group}
          market={market}
          quartiles={quartileYears(group, market, series, (code) => byCode.get(code)?.name ?? null)}
          csvSource={csvSourceOf(originOf(list, market) ?? list, charts.labels)}
        />
      ) : (
        <p className="text-sm text-ink-soft">{listMessages.category.missing}</p>
      )}
    </>
  );
}

/** The plan whose averages are shown, and a link to those of the other. */
function PlanChips({ current, hrefOf }: { current: Plan; hrefOf: (plan: Plan) => string }) {
  return (
    <ViewChips
      label={funds.list.form.plan}
      current={current}
      views={plans.map((id) => ({ id, title: funds.plans[id], href: hrefOf(id) }))}
    />
  );
}

async function drawCategories(query: ListQuery, list: Sourced<NavAll>) {
  const market = await loadMarket();
  return (
    <>
      <PageHeader
        title={funds.list.categories.title}
        back={{ href: listPath(query, { view: null }), label: fundCompare.back }}
        aside={
          <PlanChips
            current={query.plan ?? 'direct'}
            hrefOf={(plan) =>
              listPath(query, { view: 'categories', plan: plan === 'direct' ? null : plan })
            }
          />
        }
        actions={<SourcePill id="funds-source" sourced={originOf(list, market) ?? list} />}
      />
      <Panel
        label={funds.list.categories.title}
        foot={<ListMethod table={market.table} isOfCategories />}
      >
        <CategoriesTable query={query} market={market} />
      </Panel>
    </>
  );
}

async function drawWatched(query: ListQuery, list: Sourced<NavAll>) {
  const [market, items, { past }] = await Promise.all([
    loadMarket(),
    listMySavedItems(),
    loadMarketMemory(),
  ]);
  const dayChanges = await loadDayChanges(items.ok ? items.value : [], list.data.schemes);
  return (
    <>
      <PageHeader
        title={funds.list.watched.title}
        back={{ href: listPath(query, { view: null }), label: fundCompare.back }}
        actions={<SourcePill id="funds-source" sourced={leastCurrentOf(list, market)} />}
      />
      <WatchedView
        query={query}
        items={items}
        market={market}
        schemes={[...past, ...list.data.schemes]}
        dayChanges={dayChanges}
      />
    </>
  );
}

async function drawComparison(asked: ListQuery, list: Sourced<NavAll>) {
  // Unknown codes are left out.
  const found = await Promise.all(asked.compared.map(loadScheme));
  const schemes = found.flatMap((scheme) => (scheme.ok ? scheme.value.data : []));
  const query = { ...asked, compared: schemes.map(({ code }) => code) };
  const [compared, facts, portfolios] = await Promise.all([
    loadComparedHistories(schemes),
    loadSchemeFacts(),
    loadPortfolios(schemes.map(({ code }) => code)),
  ]);
  const source = leastCurrent(
    compared.flatMap(({ history }) => (history.ok ? [history.value] : [])),
  );
  return (
    <>
      <PageHeader
        title={fundCompare.title}
        back={{
          href: listPath(query, { view: null, page: query.page }),
          label: fundCompare.back,
        }}
        actions={<SourcePill id="funds-source" sourced={source ?? list} />}
      />
      <CompareFunds
        funds={compared.map(({ scheme, history }, index) => ({
          scheme,
          ter: factsOfScheme(facts, scheme.code).ter,
          portfolio: portfolios[index] ?? null,
          series: history.ok ? history.value.data.series : [],
          problem: history.ok ? null : history.problem,
          isBehind: history.ok && history.value.data.isBehind,
        }))}
        csvSource={source ? csvSourceOf(source, charts.labels) : ''}
        query={query}
        listDay={list.data.asOf}
      />
    </>
  );
}

/** Of the figures that the nightly job computed; null before its first run. */
function originOf(list: DataOrigin, { table }: Market): DataOrigin | null {
  return table && originOfFigures(list, table.asOf, dateInIndia(new Date()));
}

/** The figures of the nightly job, shown beside the NAVs of the list. */
function leastCurrentOf(list: DataOrigin, market: Market): DataOrigin {
  return leastCurrent([list, originOf(list, market) ?? list]) ?? list;
}

function drawNoFigures(query: ListQuery, problem: SourceProblem) {
  return (
    <>
      <PageHeader title={navigation.titles.mutualFunds} />
      <NoFigures
        // The list has a fixed address, so "not found" means that the source refuses it.
        problem={problem === 'not-found' ? 'refused' : problem}
        sourceName={amfi.name}
        retryPath={listPath(query, { page: query.page })}
        messages={sources.missing}
      />
    </>
  );
}
