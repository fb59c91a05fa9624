import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PageTerms } from '@/components/education/page-terms';
import { csvSourceOf } from '@/components/funds/csv-source';
import { FundWarning } from '@/components/funds/fund-warning';
import { CompareFunds } from '@/components/funds/list/compare-funds';
import { FundsList } from '@/components/funds/list/funds-list';
import { ListHeader } from '@/components/funds/list/list-header';
import { ListMethod } from '@/components/funds/list/list-method';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { NoFigures } from '@/components/sources/no-figures';
import { SourcePill } from '@/components/sources/source-pill';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { directoryOf } from '@/lib/funds/data/directory';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { listPageOf } from '@/lib/funds/domain/list-page';
import { ageFilter } from '@/lib/funds/domain/market/market';
import { fundsPath, listPath, readListQuery, type ListQuery } from '@/lib/funds/domain/list-query';
import { findSchemes, loadMarket, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { amfi } from '@/lib/sources/providers';
import type { SourceProblem, Sourced } from '@/lib/sources/sourced';
import { DataStatusPart } from '../data-status-part';

const { funds, navigation, sources } = messages();

export const metadata: Metadata = {
  title: navigation.titles.mutualFunds,
  description: funds.list.description,
  alternates: { canonical: fundsPath },
};

/** Question and answer are in the address: the same for everybody, without scripts. */
export default async function MutualFundsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await readQuery(searchParams));
  return (
    <>
      <BreadcrumbData path={fundsPath} siteUrl={env.siteUrl} />
      {await answer(query)}
      <Suspense fallback={null}>
        <DataStatusPart />
      </Suspense>
      <PageTerms page="/features/mutual-funds" messages={messages().glossary} />
    </>
  );
}

async function answer(query: ListQuery) {
  const list = await loadSchemes();
  if (!list.ok) return noFigures(query, list.problem);
  return query.isComparison ? comparison(query, list.value) : fundsList(query, list.value);
}

async function fundsList(query: ListQuery, list: Sourced<NavAll>) {
  const now = new Date();
  const today = dateInIndia(now);
  const [found, market] = await Promise.all([
    query.words ? findSchemes(query.words, Infinity) : null,
    loadMarket(),
  ]);
  if (found?.ok === false) return noFigures(query, found.problem);
  const directory = directoryOf(list.data);
  const page = listPageOf(directory, found && found.value.data, query, today, {
    isOldEnough: ageFilter(market, query.leastYears),
    market,
  });
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
      <FundWarning messages={funds} />
    </>
  );
}

async function comparison(query: ListQuery, list: Sourced<NavAll>) {
  // Codes that the list does not have are left out.
  const schemes = query.compared.flatMap(
    (code) => list.data.schemes.find((scheme) => scheme.code === code) ?? [],
  );
  const compared = await Promise.all(
    schemes.map(async (scheme) => ({ scheme, history: await loadNavHistory(scheme) })),
  );
  const [source] = compared.flatMap(({ history }) => (history.ok ? [history.value] : []));
  return (
    <>
      <PageHeader
        title={funds.list.compare.title}
        back={{
          href: listPath(query, { isComparison: false, page: query.page }),
          label: funds.list.compare.back,
        }}
        actions={pill(source ?? list, new Date())}
      />
      <CompareFunds
        funds={compared.map(({ scheme, history }) => ({
          scheme,
          series: history.ok ? history.value.data.series : [],
        }))}
        csvSource={source ? csvSourceOf(source, funds.fund.table) : ''}
        query={query}
        messages={funds}
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
        // The list has one address: where it is "not found", its source refuses it.
        problem={problem === 'not-found' ? 'refused' : problem}
        sourceName={amfi.name}
        retryPath={listPath(query, { page: query.page })}
        messages={sources.missing}
      />
      <FundWarning messages={funds} />
    </>
  );
}
