import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { renderingTurn } from '@/app/rendering-turn';
import { csvSourceOf } from '@/components/funds/csv-source';
import { FundFigures } from '@/components/funds/fund-figures';
import { FundFacts, FundNotices, FundStats } from '@/components/funds/fund-head';
import { FundWarning } from '@/components/funds/fund-warning';
import { NoHistory } from '@/components/funds/no-history';
import { SourceNote } from '@/components/sources/source-note';
import { NoFigures } from '@/components/sources/no-figures';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { FundHistory } from '@/lib/funds/domain/fund-history';
import { fundPath, readFundQuery, readSchemeCode } from '@/lib/funds/domain/fund-query';
import { fundsPath } from '@/lib/funds/domain/list-query';
import { otherPlanOf } from '@/lib/funds/domain/plan-gap';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { loadNavHistory, loadScheme, loadSchemes } from '@/lib/funds/server/source';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { homePath, missingPathOf } from '@/lib/navigation/routes';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { listMySavedItems } from '@/lib/saved/store';
import { amfi } from '@/lib/sources/providers';
import type { Sourced } from '@/lib/sources/sourced';
import { WatchPart } from './watch-part';

const { funds, navigation, shell, sources } = messages();

type PageProps = {
  params: Promise<{ schemeCode: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const code = readSchemeCode((await params).schemeCode);
  const scheme = code === null ? null : await loadScheme(code);
  if (!scheme?.ok) {
    const isMissing = !scheme || scheme.problem === 'not-found';
    return { title: isMissing ? funds.fund.missing.title : navigation.titles.mutualFunds };
  }
  const { name } = scheme.value.data;
  return {
    title: name,
    description: fill(funds.fund.description, { name }),
    alternates: { canonical: fundPath(scheme.value.data.code) },
  };
}

/**
 * One scheme. Nothing of it waits behind a Suspense: what is streamed in later would need scripts to show, and
 * an unknown code could no longer lead to the page that answers 404.
 */
export default async function FundPage({ params, searchParams }: PageProps) {
  const { schemeCode } = await params;
  const code = readSchemeCode(schemeCode);
  if (code === null) redirect(missingPathOf(fundsPath, schemeCode));
  const [query, found] = await Promise.all([readQuery(searchParams), loadScheme(code)]);
  if (!found.ok) {
    if (found.problem === 'not-found') redirect(missingPathOf(fundsPath, schemeCode));
    return (
      <>
        <PageHeader title={navigation.titles.mutualFunds} />
        <NoFigures
          problem={found.problem}
          sourceName={amfi.name}
          retryPath={fundPath(code, readFundQuery(query))}
          messages={sources.missing}
        />
        <FundWarning messages={funds} />
      </>
    );
  }
  const scheme = found.value.data;
  const now = new Date();
  const today = dateInIndia(now);
  const typed = readFundQuery(query);
  const [history, other, items] = await Promise.all([
    loadNavHistory(scheme),
    loadOtherPlan(scheme),
    listMySavedItems(),
  ]);
  const series = history.ok ? history.value.data.series : [];
  const note = (sourced: Omit<Sourced<unknown>, 'data'>) => (
    <SourceNote
      sourced={sourced}
      ageSeconds={(now.getTime() - Date.parse(sourced.fetchedAt)) / 1000}
      messages={sources}
    />
  );
  await renderingTurn();
  return (
    <>
      <Breadcrumb
        label={shell.breadcrumbs}
        className="no-print mb-3"
        steps={[
          { id: 'home', title: navigation.home, href: homePath },
          { id: 'funds', title: navigation.titles.mutualFunds, href: fundsPath },
          { id: 'fund', title: scheme.name },
        ]}
      />
      <PageHeader title={scheme.name}>
        <FundFacts scheme={scheme} since={series[0]?.date ?? null} today={today} messages={funds} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FundNotices
          scheme={scheme}
          series={series}
          isBehind={history.ok && history.value.data.isBehind}
          today={today}
          messages={funds.fund}
        />
        <FundStats scheme={scheme} series={series} messages={funds.fund} />
        <div className="no-print">
          <WatchPart code={code} items={items} />
        </div>
        <div className="grid gap-2">
          {note(found.value)}
          {history.ok ? note(history.value) : null}
        </div>
        {history.ok ? (
          <FundFigures
            scheme={scheme}
            series={series}
            csvSource={csvSourceOf(history.value, funds.fund.table)}
            other={other}
            typed={typed}
            today={today}
            messages={funds}
          />
        ) : (
          <NoHistory
            problem={history.problem}
            retryPath={fundPath(code, typed)}
            messages={{ fund: funds.fund, missing: sources.missing }}
          />
        )}
      </div>
      <FundWarning messages={funds} />
    </>
  );
}

async function loadOtherPlan(scheme: Scheme): Promise<FundHistory | null> {
  const list = await loadSchemes();
  const other = list.ok ? otherPlanOf(scheme, list.value.data.schemes) : null;
  if (!other) return null;
  const history = await loadNavHistory(other);
  return { scheme: other, series: history.ok ? history.value.data.series : [] };
}
