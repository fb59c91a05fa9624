import type { Metadata } from 'next';
import { PageTerms } from '@/components/education/page-terms';
import { csvSourceOf } from '@/components/funds/fund-sentences';
import { CompareFunds } from '@/components/funds/compare/compare-funds';
import { FundWarning } from '@/components/funds/fund-warning';
import { CategoriesTable } from '@/components/funds/list/categories-table';
import { CategoryCard } from '@/components/funds/list/category-card';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListHeader } from '@/components/funds/list/list-header';
import { ListMethod } from '@/components/funds/list/list-method';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { NoFigures } from '@/components/sources/no-figures';
import { SourcePill } from '@/components/sources/source-pill';
import { PageHeader } from '@/components/ui/page-header';
import { Panel } from '@/components/ui/panel';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { Market } from '@/lib/funds/domain/market/market';
import { fundsPath, listPath, readListQuery, type ListQuery } from '@/lib/funds/domain/list-query';
import { loadComparedHistories } from '@/lib/funds/server/compared-source';
import { loadListPage, loadMarket, loadSchemes } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { amfi } from '@/lib/sources/providers';
import type { SourceProblem, Sourced } from '@/lib/sources/sourced';

const words = messages();
const { fundCompare, funds, navigation, sources } = words;

export const metadata: Metadata = {
  title: navigation.titles.mutualFunds,
  description: funds.list.description,
  alternates: { canonical: fundsPath },
};

/** The query decides the whole page: the same for every visitor, without scripts. */
export default async function MutualFundsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await readQuery(searchParams));
  return (
    <>
      <BreadcrumbData path={fundsPath} siteUrl={env.siteUrl} />
      {await answer(query)}
      <PageTerms page="/features/mutual-funds" messages={messages().glossary} />
    </>
  );
}

async function answer(query: ListQuery) {
  const list = await loadSchemes();
  if (!list.ok) return noFigures(query, list.problem);
  if (query.view === 'compare') return comparison(query, list.value);
  if (query.view === 'categories') return categories(query, list.value);
  return fundsList(query, list.value);
}

async function fundsList(query: ListQuery, list: Sourced<NavAll>) {
  const now = new Date();
  const today = dateInIndia(now);
  const { page, directory, market } = await loadListPage(list.data, query);
  return (
    <>
      <ListHeader
        query={page.query}
        fundCount={directory.fundCount}
        newest={list.data.asOf}
        pill={pill(list, now)}
        messages={{ funds, title: navigation.titles.mutualFunds }}
      />
      <FundsList
        list={page}
        directory={directory}
        market={market}
        today={today}
        newest={list.data.asOf}
        note={
          <ListMethod table={market.table} leastYears={query.leastYears} messages={funds.list} />
        }
        messages={funds}
      />
      <CategoryPart query={page.query} market={market} />
      <FundWarning messages={funds} />
    </>
  );
}

/** Below the funds of one category: what the category did. */
function CategoryPart({ query: { category, plan }, market }: { query: ListQuery; market: Market }) {
  const group = category && market.peersOf(category, plan ?? 'direct');
  if (!group) return null;
  return (
    <div className="mt-4">
      <CategoryCard group={group} market={market} messages={funds} />
    </div>
  );
}

async function categories(query: ListQuery, list: Sourced<NavAll>) {
  const market = await loadMarket();
  return (
    <>
      <PageHeader
        title={funds.list.categories.title}
        back={{ href: listPath(query, { view: null }), label: fundCompare.back }}
        actions={pill(list, new Date())}
      />
      <Panel
        label={funds.list.categories.title}
        foot={<ListMethod table={market.table} leastYears={null} messages={funds.list} />}
      >
        <CategoriesTable query={query} market={market} messages={funds.list} />
      </Panel>
      <FundWarning messages={funds} />
    </>
  );
}

async function comparison(query: ListQuery, list: Sourced<NavAll>) {
  // Codes that the list does not have are left out.
  const schemes = query.compared.flatMap(
    (code) => list.data.schemes.find((scheme) => scheme.code === code) ?? [],
  );
  const compared = await loadComparedHistories(schemes);
  const [source] = compared.flatMap(({ history }) => (history.ok ? [history.value] : []));
  return (
    <>
      <PageHeader
        title={fundCompare.title}
        back={{
          href: listPath(query, { view: null, page: query.page }),
          label: fundCompare.back,
        }}
        actions={pill(source ?? list, new Date())}
      />
      <CompareFunds
        funds={compared.map(({ scheme, history }) => ({
          scheme,
          series: history.ok ? history.value.data.series : [],
          problem: history.ok ? null : history.problem,
        }))}
        csvSource={source ? csvSourceOf(source, funds.fund.table) : ''}
        query={query}
        messages={words}
      />
      <FundWarning messages={funds} />
    </>
  );
}

function pill(sourced: Omit<Sourced<unknown>, 'data'>, now: Date) {
  return (
    <SourcePill
      id="funds-source"
      sourced={sourced}
      ageSeconds={(now.getTime() - Date.parse(sourced.fetchedAt)) / 1000}
      messages={sources}
    />
  );
}

function noFigures(query: ListQuery, problem: SourceProblem) {
  return (
    <>
      <PageHeader title={navigation.titles.mutualFunds} />
      <NoFigures
        // The list has one address: "not found" means that its source refuses it.
        problem={problem === 'not-found' ? 'refused' : problem}
        sourceName={amfi.name}
        retryPath={listPath(query, { page: query.page })}
        messages={sources.missing}
      />
      <FundWarning messages={funds} />
    </>
  );
}
