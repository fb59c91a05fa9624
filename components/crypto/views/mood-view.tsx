import { Credit } from '@/components/sources/credit';
import { marketPath, type MarketQuery } from '@/lib/crypto/domain/market-query';
import { summariseMood } from '@/lib/crypto/domain/mood-summary';
import type { ViewFigures } from '@/lib/crypto/data/view-figures';
import { messages } from '@/lib/messages';
import { alternative } from '@/lib/sources/providers';
import { MarketPanel } from '../market/market-panel';
import { MoodChart } from '../market/mood-chart';
import { MoodGauge } from '../market/mood-gauge';
import { ViewData } from './view-data';

const { charts, crypto, sources } = messages();

/** How many days the line has. */
const shownDays = 90;

export function MoodView({
  query,
  figures: { mood },
}: {
  query: MarketQuery;
  figures: ViewFigures<'mood'>;
}) {
  return (
    <MarketPanel
      current="mood"
      query={query}
      messages={crypto.views}
      foot={
        mood.ok && mood.value.source.url ? (
          <Credit source={mood.value.source} messages={sources.note} />
        ) : null
      }
    >
      <ViewData loaded={mood} sourceName={alternative.name} retryPath={marketPath(query)}>
        {(history) => {
          const summary = summariseMood(history);
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              {summary ? <MoodGauge summary={summary} messages={crypto.mood} /> : null}
              <div className="row-span-2">
                <MoodChart
                  history={history.slice(-shownDays)}
                  messages={crypto.mood}
                  labels={charts.labels}
                />
              </div>
              <div className="grid content-start gap-2 text-sm text-ink-soft">
                <h2 className="text-base font-semibold text-ink">{crypto.mood.how}</h2>
                {crypto.mood.howText.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          );
        }}
      </ViewData>
    </MarketPanel>
  );
}
