import type { Metadata } from 'next';
import { renderingTurn } from '@/app/rendering-turn';
import { holidaysKnownText, publicEntries } from '@/components/agenda/public-entries';
import { DateList } from '@/components/news/date-list';
import { FeedLinks } from '@/components/news/feed-links';
import { LaterList } from '@/components/news/later-list';
import { MutesPanel } from '@/components/news/mutes-panel';
import { NewsFilter } from '@/components/news/news-filter';
import { OutletsStrip } from '@/components/news/outlets-strip';
import { ReadingListProvider } from '@/components/news/reading-list-provider';
import { StoryCard } from '@/components/news/story-card';
import { StoryPages } from '@/components/news/story-pages';
import { ViewTabs } from '@/components/news/view-tabs';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { RouteLink } from '@/components/ui/route-link';
import { nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { pageDays, shownDates } from '@/lib/agenda/public-dates';
import { isMpcUnknown } from '@/lib/agenda/release-dates';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { menu, menuPages } from '@/lib/navigation/menu';
import { storyWindowHours } from '@/lib/news/domain/cluster';
import { filterStories, storyPage } from '@/lib/news/domain/filter-stories';
import { newsListPath, newsPath, viewIds, type NewsQuery } from '@/lib/news/domain/news-path';
import { outletIds, outletName, type OutletId } from '@/lib/news/domain/outlet';
import { readNewsQuery } from '@/lib/news/domain/query';
import { reasonsFor } from '@/lib/news/domain/reasons';
import type { ReadingList } from '@/lib/news/domain/reading-list';
import { loadNews, type News } from '@/lib/news/server/source';
import { readMyReadingList } from '@/lib/news/server/store';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { knownNames } from './known-names';

const allWords = messages();
const { navigation, news: words, sources } = allWords;
const offered = new Set(menuPages(menu(navigation)).flatMap(({ url }) => url ?? []));

export const metadata: Metadata = {
  title: navigation.titles.financialNews,
  description: words.description,
  alternates: { canonical: newsPath },
};

/** The address decides what is listed; saved stories and mutes are in the account or the browser. */
export default async function FinancialNewsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readNewsQuery(await readQuery(searchParams));
  const now = new Date();
  const [news, readingList, names] = await Promise.all([
    loadNews(),
    readMyReadingList(),
    knownNames(now),
  ]);
  const listed = storyPage(
    filterStories(news.stories, readingList.ok ? withMutes(query, readingList.value) : query, now),
    query.page,
  );
  const outletNames = Object.fromEntries(
    outletIds.map((id) => [id, outletName(id, news.isSample)]),
  ) as Record<OutletId, string>;
  await renderingTurn();
  return (
    <>
      <Breadcrumbs path={newsPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.financialNews}>{words.lead}</PageHeader>
      {news.isSample ? <Alert className="mb-6">{words.outlets.sample}</Alert> : null}
      <ReadingListProvider
        memberReadingList={readingList.ok ? readingList.value : null}
        messages={{
          actions: words.actions,
          mutes: { mergeOffer: words.mutes.mergeOffer, mergeButton: words.mutes.mergeButton },
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Card>
              <NewsFilter query={query} isSample={news.isSample} messages={words} />
            </Card>
            <Card>
              <div className="mb-5 border-b border-line">
                <ViewTabs
                  label={words.views.label}
                  tabs={viewIds.map((view) => ({
                    id: view,
                    text: words.views[view],
                    href: newsListPath(query, { view }),
                    isCurrent: view === query.view,
                  }))}
                />
              </div>
              {query.view === 'later' ? (
                <section aria-label={words.later.title}>
                  {readingList.ok || readingList.problem !== 'unavailable' ? (
                    <LaterList
                      outletNames={outletNames}
                      messages={words.later}
                      dateWords={{ firstSeen: words.story.firstSeen, noTime: words.story.noTime }}
                    />
                  ) : (
                    <Alert tone="warn">{words.later.unavailable}</Alert>
                  )}
                </section>
              ) : (
                <Stories
                  news={news}
                  listed={listed}
                  query={query}
                  now={now}
                  reasonsOf={(story) =>
                    reasonsFor(story, { names, offered, today: dateInIndia(now) })
                  }
                />
              )}
            </Card>
          </div>
          <aside className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Dates now={now} />
            <Card id="mutes" title={words.mutes.title} titleId="mutes-title">
              <MutesPanel
                shown={listed.stories.map(({ id, items }) => ({
                  id,
                  headlines: items.map(({ title, outlet }) => ({ title, outlet })),
                }))}
                outletNames={outletNames}
                messages={words.mutes}
              />
            </Card>
            <Card title={words.feeds.title} titleId="feeds-title" description={words.feeds.text}>
              <FeedLinks query={query} messages={words.feeds} />
            </Card>
            <Card
              id="sources"
              title={words.outlets.title}
              titleId="sources-title"
              description={words.outlets.text}
            >
              <OutletsStrip
                outlets={news.outlets}
                now={now}
                messages={words.outlets}
                sourceWords={sources}
              />
            </Card>
          </aside>
        </div>
        <Card className="mt-6" title={words.method.title} titleId="method-title">
          <div className="grid max-w-prose gap-3 text-sm text-ink-soft">
            {words.method.text.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph, { hours: storyWindowHours })}</p>
            ))}
          </div>
        </Card>
      </ReadingListProvider>
    </>
  );
}

function Stories({
  news,
  listed,
  query,
  now,
  reasonsOf,
}: {
  news: News;
  listed: ReturnType<typeof storyPage>;
  query: NewsQuery;
  now: Date;
  reasonsOf: (story: News['stories'][number]) => ReturnType<typeof reasonsFor>;
}) {
  if (news.outlets.every(({ state }) => state === 'down')) {
    return (
      <EmptyState
        title={words.outlets.down}
        action={
          <a
            href={newsListPath(query, { page: query.page })}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {words.outlets.retry}
          </a>
        }
      >
        {words.outlets.downText}
      </EmptyState>
    );
  }
  const count = fillCount(listed.total, words.list.counted);
  return (
    <section aria-labelledby="stories-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="stories-title" className="text-lg font-semibold">
          {words.list.title}
        </h2>
        <p className="text-sm text-ink-soft">{count}</p>
      </div>
      {query.view === 'regulators' ? (
        <p className="mb-4 max-w-prose text-sm text-ink-soft">{words.regulatorsText}</p>
      ) : null}
      {listed.total === 0 ? (
        <EmptyState
          title={words.list.none}
          action={
            <RouteLink
              href={newsPath}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {words.list.all}
            </RouteLink>
          }
        >
          {words.list.noneText}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {listed.stories.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
              reasons={reasonsOf(story)}
              query={query}
              isSample={news.isSample}
              now={now}
              messages={words}
            />
          ))}
        </ul>
      )}
      <StoryPages query={query} page={listed.page} pages={listed.pages} messages={words.list} />
    </section>
  );
}

function Dates({ now }: { now: Date }) {
  const today = dateInIndia(now);
  const entries = publicEntries(spanFrom(today, pageDays), allWords);
  const next = nearestOfEach(entries, shownDates);
  const { calendar } = words;
  const notes = [
    isMpcUnknown(today) ? allWords.dates.mpcUnknown : null,
    holidaysKnownText(entries, allWords),
    allWords.lawSources.secondary,
  ];
  return (
    <Card
      id="dates"
      title={calendar.title}
      titleId="dates-title"
      description={fill(calendar.text, { days: pageDays })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DateList entries={next} />
        <Disclosure title={calendar.more}>
          <DateList entries={entries.filter((entry) => !next.includes(entry))} />
        </Disclosure>
        {notes.map((note) =>
          note ? (
            <p key={note} className="text-sm text-ink-soft">
              {note}
            </p>
          ) : null,
        )}
        <a
          href="/api/news/calendar.ics"
          download="arthayatra-dates.ics"
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-accent underline underline-offset-4"
        >
          {calendar.ics}
        </a>
      </div>
    </Card>
  );
}

/** A member's mutes hold before the page is sent; a guest's only the browser knows. */
function withMutes(query: NewsQuery, { mutedWords, mutedOutlets }: ReadingList): NewsQuery {
  return {
    ...query,
    mutedWords: [...query.mutedWords, ...mutedWords],
    mutedOutlets: [...query.mutedOutlets, ...mutedOutlets],
  };
}
