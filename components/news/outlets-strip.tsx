import { Badge } from '@/components/ui/badge';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/text/not-known';
import { printedDate } from '@/lib/news/domain/item';
import type { OutletHealth } from '@/lib/news/domain/sourced-news';
import { ageText } from '@/components/sources/source-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Alert } from '@/components/ui/alert';
import { storyWindowHours } from '@/lib/news/domain/cluster';
import { messages } from '@/lib/messages';

const { news, sources } = messages();

const tones = { live: 'good', stale: 'warn', sample: 'accent', down: 'bad' } as const;

/** The last response of every outlet, so that a reader sees what is missing and how old the rest is. */
export function OutletsStrip({ outlets, now }: { outlets: readonly OutletHealth[]; now: Date }) {
  const age = (at: string) => ageText((now.getTime() - Date.parse(at)) / 1000, sources);
  // The note above the list says so once.
  const areAllSamples = outlets.every(({ state }) => state === 'sample');
  return (
    <ul className="grid gap-x-8 gap-y-3 text-xs md:grid-cols-2">
      {outlets.map(({ outlet, name, state, problem, headlines, lastReceivedAt, ...rest }) => (
        <li key={outlet} className="grid gap-0.5">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{name}</span>
            {areAllSamples ? null : (
              <Badge tone={tones[state]}>{sources.panel.states[state]}</Badge>
            )}
          </span>
          <span className="text-ink-soft">
            {news.outlets.headlines}: {headlines}. {news.outlets.received}:{' '}
            {lastReceivedAt ? fill(news.outlets.ago, { age: age(lastReceivedAt) }) : notKnown}
          </span>
          <span className="text-ink-soft">
            {news.outlets.newest}:{' '}
            {printedDate(rest.newest, { firstSeen: news.outlets.firstSeen, noTime: notKnown })}
          </span>
          {rest.isFormatChanged ? (
            <span className="text-warn">{news.outlets.formatChanged}</span>
          ) : null}
          {problem ? (
            <span className="text-warn">
              {news.outlets.problem}: {sources.panel.problems[problem]}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Instead of the list while no outlet answers. */
export function OutletsDown({ retryHref }: { retryHref: string }) {
  return (
    <div className="p-4 md:p-5">
      <EmptyState
        drawing="down"
        title={news.outlets.down}
        action={
          <a href={retryHref} className="inline-flex min-h-11 items-center font-semibold underline">
            {news.outlets.retry}
          </a>
        }
      >
        {news.outlets.downText}
      </EmptyState>
    </div>
  );
}

/** Every outlet with how it answered last, and how stories are put together. */
export function NewsSources({
  outlets,
  isSample,
  now,
}: {
  outlets: readonly OutletHealth[];
  isSample: boolean;
  now: Date;
}) {
  return (
    <div className="grid gap-6 p-4 md:p-5">
      <section id="sources" aria-labelledby="sources-title">
        <h2 id="sources-title" className="mb-3 text-lg font-semibold">
          {news.outlets.title}
        </h2>
        {isSample ? <Alert className="mb-3">{news.outlets.sample}</Alert> : null}
        <OutletsStrip outlets={outlets} now={now} />
      </section>
      <section aria-labelledby="method-title">
        <h2 id="method-title" className="mb-3 text-lg font-semibold">
          {news.method.title}
        </h2>
        <div className="grid max-w-prose gap-3 text-sm text-ink-soft">
          <p>{news.lead}</p>
          {news.method.text.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, { hours: storyWindowHours })}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
