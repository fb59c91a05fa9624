import type { Metadata } from 'next';
import { Suspense } from 'react';
import { renderingTurn } from '@/app/rendering-turn';
import { PageTerms } from '@/components/education/page-terms';
import { CompareFunds } from '@/components/funds/compare-funds';
import { csvSourceOf } from '@/components/funds/csv-source';
import { FundFilters } from '@/components/funds/fund-filters';
import { FundTable } from '@/components/funds/fund-table';
import { FundWarning } from '@/components/funds/fund-warning';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { NoFigures } from '@/components/sources/no-figures';
import { SourceNote } from '@/components/sources/source-note';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { env } from '@/lib/env';
import { directoryOf } from '@/lib/funds/data/directory';
import { listPageOf } from '@/lib/funds/domain/list-page';
import { fundsPath, listPath, readListQuery, type ListQuery } from '@/lib/funds/domain/list-query';
import type { NavAll } from '@/lib/funds/data/nav-all';
import {
  findSchemes,
  loadNavHistory,
  loadSchemes,
  loadSchemesOfAge,
} from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
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

/** Question and answer stand in the address: the same for everybody, without scripts. */
export default async function MutualFundsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await readQuery(searchParams));
  return (
    <>
      <Breadcrumbs path={fundsPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.mutualFunds}>{funds.list.lead}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{await answer(query)}</div>
      <FundWarning messages={funds} />
      <Suspense fallback={null}>
        <DataStatusPart />
      </Suspense>
      <PageTerms page="/features/mutual-funds" messages={messages().glossary} />
    </>
  );
}

async function answer(query: ListQuery) {
  const now = new Date();
  const today = dateInIndia(now);
  const list = await loadSchemes();
  if (!list.ok) return noFigures(query, list.problem);
  const found = query.words ? await findSchemes(query.words, Infinity) : null;
  if (found?.ok === false) return noFigures(query, found.problem);
  const directory = directoryOf(list.value.data);
  const old = query.leastYears ? await loadSchemesOfAge(query.leastYears) : null;
  const compared = await loadCompared(query.compared, list.value.data);
  const histories = compared.flatMap(({ history }) => (history.ok ? [history.value] : []));
  const oldEnough = old?.ok ? new Set(old.value.data) : null;
  const page = listPageOf(directory, found && found.value.data, query, today, oldEnough);
  const note = (sourced: Omit<Sourced<unknown>, 'data'>, key: string) => (
    <SourceNote
      key={key}
      sourced={sourced}
      ageSeconds={(now.getTime() - Date.parse(sourced.fetchedAt)) / 1000}
      messages={sources}
    />
  );
  await renderingTurn();
  return (
    <>
      <FundFilters query={page.query} directory={directory} messages={funds} />
      <div className="grid gap-2">
        {note(list.value, 'list')}
        {old?.ok ? (
          <p className="text-sm text-ink-soft">
            {fill(funds.list.age.note, { date: formatAsOf(old.value.asOf) })}
          </p>
        ) : null}
        {old?.ok === false ? <Alert tone="warn">{funds.list.age.missing}</Alert> : null}
      </div>
      {compared.length > 0 ? (
        <CompareFunds
          funds={compared.map(({ scheme, history }) => ({
            scheme,
            series: history.ok ? history.value.data.series : [],
          }))}
          csvSource={histories[0] ? csvSourceOf(histories[0], funds.fund.table) : ''}
          query={page.query}
          messages={funds}
        />
      ) : null}
      {histories.slice(0, 1).map((history) => note(history, 'history'))}
      <FundTable list={page} today={today} messages={funds} />
    </>
  );
}

/** Codes that the list does not have are left out. */
function loadCompared(codes: readonly number[], { schemes }: NavAll) {
  const wanted = codes.flatMap((code) => schemes.find((scheme) => scheme.code === code) ?? []);
  return Promise.all(
    wanted.map(async (scheme) => ({ scheme, history: await loadNavHistory(scheme) })),
  );
}

function noFigures(query: ListQuery, problem: SourceProblem) {
  return (
    <NoFigures
      // The list has one address: where it is "not found", its source refuses it.
      problem={problem === 'not-found' ? 'refused' : problem}
      sourceName={amfi.name}
      retryPath={listPath(query, { page: query.page })}
      messages={sources.missing}
    />
  );
}
