import type { Metadata } from 'next';
import {
  MarketPanel,
  GlobalFigures,
  GlobalTotals,
  MarketTotals,
  MoodTotal,
  FiguresSkeleton,
} from '@/components/crypto/market/market-frame';
import { RiskNotice } from '@/components/crypto/notices';
import { MarketView } from '@/components/crypto/views/market-view';
import { PageTerms } from '@/components/education/glossary/terms';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { mainFigures } from '@/lib/crypto/data/view-figures';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { marketPath, readMarketQuery } from '@/lib/crypto/domain/market-query';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import { loadFearGreed, loadGlobal, loadView } from '@/lib/crypto/server/source';
import { watchedFeeds } from '@/lib/dashboard/server/source';
import { loadMyWatchlist } from '@/lib/holdings/store';
import { health } from '@/lib/sources/load';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { coingecko } from '@/lib/sources/providers';
import {
  StreamedPart,
  SourcePill,
  SourcedData,
  StaleNote,
} from '@/components/sources/sourced-data';
import { DataStatusSection } from '@/components/sources/data-status';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { withRenderDeadline } from '@/lib/render-deadline';

const { crypto, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.cryptoMarket,
  description: crypto.description,
  alternates: { canonical: cryptoPath },
};

/** The query alone decides what is listed. Each part waits for its own provider only. */
export default async function CryptoMarketPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readMarketQuery(await readQuery(searchParams));
  const { law } = vdaLawOn(dateInIndia(new Date()));
  const loads = {
    view: loadView(query),
    global: loadGlobal(),
    mood: loadFearGreed(),
  };
  const all = Promise.all(Object.values(loads)).then(() => true);
  const figures = await withRenderDeadline({
    ...loads,
    all,
    watchlist: query.view === 'coins' ? loadMyWatchlist('coin') : Promise.resolve(null),
  });
  return (
    <>
      <BreadcrumbData path={cryptoPath} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.cryptoMarket}
        aside={
          <MarketTotals>
            <StreamedPart figures={figures.global} skeleton={null}>
              {(global) =>
                global.ok ? (
                  <GlobalTotals
                    global={global.value.data}
                    stale={<StaleNote sourced={global.value} />}
                  />
                ) : null
              }
            </StreamedPart>
            <StreamedPart figures={figures.mood} skeleton={null}>
              {(mood) => {
                const now = mood.ok ? mood.value.data.at(-1) : undefined;
                return mood.ok && now ? (
                  <MoodTotal now={now} stale={<StaleNote sourced={mood.value} />} />
                ) : null;
              }}
            </StreamedPart>
          </MarketTotals>
        }
        actions={
          <StreamedPart figures={figures.view} skeleton={null}>
            {(view) => {
              const main = mainFigures(view);
              return main.ok ? <SourcePill id="market-source" sourced={main.value} /> : null;
            }}
          </StreamedPart>
        }
      />
      <RiskNotice law={law} />
      <StreamedPart
        figures={figures.view}
        skeleton={
          <MarketPanel current={query.view} query={query}>
            <div className="p-4 md:p-5">
              <FiguresSkeleton lines={20} />
            </div>
          </MarketPanel>
        }
      >
        {(view) => (
          <MarketView
            query={query}
            figures={view}
            law={law}
            watchlist={figures.watchlist.arrived ?? 'unavailable'}
          />
        )}
      </StreamedPart>
      <div className="mt-4">
        <Disclosure title={crypto.about.title}>
          <div className="grid gap-4 text-sm">
            <p className="max-w-prose">{crypto.about.text}</p>
            <StreamedPart figures={figures.global} skeleton={null}>
              {(global) => (
                <SourcedData
                  loaded={global}
                  sourceName={coingecko.name}
                  retryPath={marketPath(query)}
                >
                  {(data) => <GlobalFigures global={data} />}
                </SourcedData>
              )}
            </StreamedPart>
            <PageTerms page="/features/crypto-market" />
          </div>
        </Disclosure>
      </div>
      <StreamedPart figures={figures.all} skeleton={null}>
        {() => <DataStatusPart />}
      </StreamedPart>
    </>
  );
}

/** The state of all sources. */
async function DataStatusPart() {
  return <DataStatusSection feeds={await health(watchedFeeds)} />;
}
