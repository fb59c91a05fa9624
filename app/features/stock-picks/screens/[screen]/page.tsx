import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ReasonCard } from '@/components/picks/reason-card';
import { ResultOverview } from '@/components/picks/result-overview';
import { ScreenFacts } from '@/components/picks/screen-facts';
import { Card } from '@/components/ui/card/card';
import { Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { readForPage, requireUser } from '@/lib/auth/server/session';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { ownScreenQuery } from '@/lib/picks/domain/screen/own-screen-query';
import { ownScreenPath, picksPath, recordPath, screenPath } from '@/lib/picks/domain/company/paths';
import { readPage } from '@/lib/picks/domain/company/picks-query';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { type QueryValues, type SearchParams, readQuery } from '@/lib/query-values';
import { PicksFrame } from '../../picks-frame';

const { picks, picksScreens } = messages();
const reasonsPerPage = 10;

type PageProps = { params: Promise<{ screen: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const screen = screenOf((await params).screen);
  const title = screen ? picksScreens[screen.id].name : picks.missing.title;
  return { title, robots: { index: false, follow: false } };
}

/** A screen of the site and what it lists today, each company with its reasons. */
export default async function ScreenPage({ params, searchParams }: PageProps) {
  await requireUser();
  const [{ screen: id }, query] = await Promise.all([params, readQuery(searchParams)]);
  const screen = screenOf(id);
  if (!screen) redirect(missingPathOf(picksPath, id));
  const market = await readForPage(() => loadMarket(new Date()));
  const about = picksScreens[screen.id];
  return (
    <PicksFrame id={screen.id} title={about.name} market={market}>
      <Card>
        <ScreenFacts screen={screen} about={about} messages={picks.list} />
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href={`${ownScreenPath}?${ownScreenQuery(screen)}`}>
            {picks.screen.change}
          </TextLink>
          <TextLink href={recordPath}>{picks.screen.record}</TextLink>
        </p>
      </Card>
      {market ? <Result screen={screen} market={market} query={query} /> : null}
    </PicksFrame>
  );
}

function screenOf(id: string) {
  return screens.find((screen) => screen.id === id) ?? null;
}

function Result({
  screen,
  market,
  query,
}: {
  screen: (typeof screens)[number];
  market: Market;
  query: QueryValues;
}) {
  const result = runScreen(screen, market.rows, market.asOf);
  const rows = new Map(market.rows.map((row) => [row.isin, row]));
  const pageCount = Math.ceil(result.passed.length / reasonsPerPage);
  const page = readPage(query, pageCount);
  const shown = result.passed.slice((page - 1) * reasonsPerPage, page * reasonsPerPage);
  return (
    <>
      <ResultOverview result={result} rowOf={(isin) => rows.get(isin) ?? null} messages={picks} />
      {shown.length > 0 ? (
        <section aria-labelledby="reasons-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <h2 id="reasons-title" className="text-xl font-semibold">
              {picks.screen.reasonsTitle}
            </h2>
            {screen.ruleText.includes(' OR ') ? (
              <p className="text-sm text-ink-soft">{picks.reasons.orNote}</p>
            ) : null}
          </div>
          {shown.map((company) => (
            <ReasonCard
              key={company.isin}
              company={company}
              unknownFlags={rows.get(company.isin)?.unknownFlags ?? []}
              messages={picks}
            />
          ))}
          {pageCount > 1 ? (
            <Pagination
              page={page}
              pageCount={pageCount}
              labels={picks.screen.pages}
              hrefOf={(to) => screenPath(screen.id, to)}
            />
          ) : null}
        </section>
      ) : null}
    </>
  );
}
