import type { Metadata } from 'next';
import { holidaysKnownText, publicEntries, pageDays, shownDates } from '@/lib/agenda/public-dates';
import { classNames } from '@/components/ui/class-names';
import { CalendarCard, NextDate, AllDates } from '@/components/news/calendar-card';
import { LaterList, MutesPanel } from '@/components/news/reading-list-panels';
import { ActiveFilters, NewsTools } from '@/components/news/news-tools';
import { OutletsDown, NewsSources } from '@/components/news/outlets-strip';
import { ReadingListProvider } from '@/components/news/reading-list';
import { Stories, StoryFoot, TopicsCard } from '@/components/news/stories';
import { storyLine } from '@/components/news/story-line';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { SourcePill } from '@/components/sources/sourced-data';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { PageTabs } from '@/components/ui/page-tabs';
import { Panel } from '@/components/ui/panel';
import { nearestOfEach, spanFrom } from '@/lib/agenda/agenda-entry';
import { isMpcUnknown } from '@/lib/agenda/release-dates';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { loadCoinLinks } from '@/lib/crypto/server/source';
import { env } from '@/lib/env';
import { loadHouseLinks } from '@/lib/funds/server/source';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { menu, menuPages } from '@/lib/navigation/menu';
import { filterStories, storyPage, topicCounts, readNewsQuery } from '@/lib/news/domain/query';
import {
  newsListPath,
  newsPath,
  storyView,
  viewIds,
  type NewsQuery,
} from '@/lib/news/domain/news-path';
import { outletIds, outletName, type OutletId } from '@/lib/news/domain/outlet';
import { reasonsFor } from '@/lib/news/domain/reasons';
import type { ReadingList } from '@/lib/news/domain/reading-list';
import type { Story } from '@/lib/news/domain/story';
import { newestTimeOf, sourcedNews } from '@/lib/news/domain/sourced-news';
import { loadKnownNames, loadNews } from '@/lib/news/server/source';
import { readMyReadingList } from '@/lib/news/server/store';
import { type SearchParams, readQuery } from '@/lib/query-values';

const allMessages = messages();
const { navigation, news: newsMessages } = allMessages;
const { primary, copy, tip, hindi, noLink, noTime, why, more, details } = newsMessages.story;
const storyMarks = { primary, copy, tip, hindi, noLink, noTime, why, more, details };
const offered = new Set(menuPages(menu(navigation)).flatMap(({ url }) => url ?? []));

export const metadata: Metadata = {
  title: navigation.titles.financialNews,
  description: newsMessages.description,
  alternates: { canonical: newsPath },
};

/** The address decides what is listed; saved stories and mutes are in the account or the browser. */
export default async function FinancialNewsPage({ searchParams }: { searchParams: SearchParams }) {
  const values = await readQuery(searchParams);
  const query = readNewsQuery(values);
  const now = new Date();
  const today = dateInIndia(now);
  const [news, readingList, names] = await Promise.all([
    loadNews(),
    readMyReadingList(),
    loadKnownNames(now, { fund: loadHouseLinks, coin: loadCoinLinks }),
  ]);
  const wanted = readingList.ok ? withMutes(query, readingList.value) : query;
  const storiesIn = (view: 'all' | 'regulators') =>
    filterStories(news.stories, { ...wanted, view }, now);
  const views = { all: storiesIn('all'), regulators: storiesIn('regulators') };
  const inView = views[storyView(query.view)];
  const newestAt = newestTimeOf(inView);
  const listed = storyPage(inView, query.page);
  const mutedCount = inView.length > 0 ? 0 : mutedOnPage(news.stories, query, now);
  // The rows and the panel of mutes share these objects, so that React's payload holds them once.
  const lines = listed.stories.flatMap(
    (story) =>
      storyLine(story, {
        reasons: reasonsFor(story, { names, offered, today }),
        query,
        isSample: news.isSample,
        now,
      }) ?? [],
  );
  const counts: Partial<Record<string, number>> = {
    all: views.all.length,
    regulators: views.regulators.length,
    later: readingList.ok ? readingList.value.later.length : 0,
  };
  const outletNames = Object.fromEntries(
    outletIds.map((id) => [id, outletName(id, news.isSample)]),
  ) as Record<OutletId, string>;
  const dates = publicEntries(spanFrom(today, pageDays), allMessages);
  const nextDates = nearestOfEach(dates, shownDates);
  const datesHref = newsListPath(query, { view: 'dates' });
  const sourced = sourcedNews(news);
  const isDown = sourced === null;
  const isList = query.view === 'all' || query.view === 'regulators';
  // Without headlines the dates fill the page, and nothing is left to stand beside them.
  const hasDates = query.view === 'dates' || (isList && isDown);
  // Saved stories are few and all dates are many: beside either of them, a column would be left half empty.
  const hasAside = (isList && !isDown) || query.view === 'sources';
  const isAccountDown = !readingList.ok && readingList.problem === 'unavailable';
  return (
    <>
      <BreadcrumbData path={newsPath} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.financialNews}
        aside={
          sourced ? (
            <span className="text-xs text-ink-soft max-md:hidden">
              {fillCount(inView.length, newsMessages.list.counted)}
              {newestAt
                ? ` · ${fill(newsMessages.list.newest, { time: formatAsOf(newestAt) })}`
                : null}
            </span>
          ) : null
        }
        actions={
          sourced ? (
            <SourcePill
              id="outlets-source"
              sourced={{
                ...sourced,
                source: { ...sourced.source, name: newsMessages.outlets.title },
              }}
            />
          ) : null
        }
      />
      {values.notice === 'not-saved' ? (
        <Alert tone="warn" className="mb-4">
          {newsMessages.actions.failed}
        </Alert>
      ) : null}
      <ReadingListProvider
        memberReadingList={readingList.ok ? readingList.value : null}
        messages={{
          actions: newsMessages.actions,
          story: storyMarks,
          mutes: {
            mergeOffer: newsMessages.mutes.mergeOffer,
            mergeButton: newsMessages.mutes.mergeButton,
            mergeFull: newsMessages.mutes.mergeFull,
          },
        }}
      >
        <div
          className={classNames(
            'grid grid-cols-1 items-start gap-4',
            hasAside && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <Panel
            id={hasDates ? 'dates' : undefined}
            label={newsMessages.list.title}
            className="max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0"
            head={
              <PageTabs
                label={newsMessages.views.label}
                current={query.view}
                className="order-last max-lg:basis-full lg:order-none lg:-mb-px lg:[&_a]:min-h-13"
                tabs={viewIds.map((view) => ({
                  id: view,
                  title: newsMessages.views[view],
                  href: newsListPath(query, { view }),
                  count: counts[view] ? String(counts[view]) : undefined,
                }))}
              />
            }
            tools={
              <NewsTools
                query={query}
                isSample={news.isSample}
                mutes={
                  <MutesPanel
                    shown={lines}
                    outletNames={outletNames}
                    isAccountDown={isAccountDown}
                    messages={newsMessages.mutes}
                  />
                }
              />
            }
            foot={isList && !isDown ? <StoryFoot query={query} listed={listed} /> : null}
          >
            {isList && !hasDates && nextDates[0] ? (
              <NextDate entry={nextDates[0]} today={today} href={datesHref} />
            ) : null}
            {isList ? <ActiveFilters query={query} outletNames={outletNames} /> : null}
            {isList && isDown ? (
              <OutletsDown retryHref={newsListPath(query, { page: query.page })} />
            ) : null}
            {isList && isAccountDown ? (
              <Alert tone="warn" className="m-4">
                {newsMessages.mutes.unavailable}
              </Alert>
            ) : null}
            {isList && !isDown ? (
              <Stories
                stories={listed.stories}
                lines={lines}
                mutedCount={mutedCount}
                query={query}
                now={now}
              />
            ) : null}
            {query.view === 'later' ? (
              isAccountDown ? (
                <Alert tone="warn" className="m-4">
                  {newsMessages.later.unavailable}
                </Alert>
              ) : (
                <LaterList
                  outletNames={outletNames}
                  empty={
                    <EmptyState
                      title={newsMessages.later.noneTitle}
                      action={
                        <ButtonLink href={newsListPath(query, { view: 'all' })}>
                          {newsMessages.later.toList}
                        </ButtonLink>
                      }
                    >
                      {newsMessages.later.none}
                    </EmptyState>
                  }
                  messages={newsMessages.later}
                  dateMessages={{
                    firstSeen: newsMessages.story.firstSeen,
                    noTime: newsMessages.story.noTime,
                  }}
                />
              )
            ) : null}
            {isList && hasDates ? (
              <h2 className="border-b border-line px-4 pb-2 text-lg font-semibold md:px-5">
                {newsMessages.calendar.title}
              </h2>
            ) : null}
            {hasDates ? (
              <AllDates
                entries={dates}
                today={today}
                notes={[
                  fill(newsMessages.calendar.text, { days: pageDays }),
                  isMpcUnknown(today) ? allMessages.dates.mpcUnknown : null,
                  holidaysKnownText(dates, allMessages),
                  allMessages.lawSources.secondary,
                ].filter((note) => note !== null)}
              />
            ) : null}
            {query.view === 'sources' ? (
              <NewsSources outlets={news.outlets} isSample={news.isSample} now={now} />
            ) : null}
          </Panel>
          {hasAside ? (
            <aside className="grid grid-cols-1 gap-4">
              <CalendarCard entries={nextDates} today={today} allHref={datesHref} />
              <TopicsCard
                counts={topicCounts(
                  filterStories(news.stories, { ...wanted, view: 'all', topic: null }, now),
                  now,
                )}
                query={query}
              />
            </aside>
          ) : null}
        </div>
      </ReadingListProvider>
    </>
  );
}

/** How many stories the page would list without a member's mutes. */
function mutedOnPage(stories: readonly Story[], query: NewsQuery, now: Date): number {
  const all = filterStories(stories, { ...query, view: storyView(query.view) }, now);
  return storyPage(all, query.page).stories.length;
}

/** A member's mutes apply on the server; a guest's are stored in the browser and apply there. */
function withMutes(query: NewsQuery, { mutedWords, mutedOutlets }: ReadingList): NewsQuery {
  return {
    ...query,
    mutedWords: [...query.mutedWords, ...mutedWords],
    mutedOutlets: [...query.mutedOutlets, ...mutedOutlets],
  };
}
