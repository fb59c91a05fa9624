import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { MenuIcon } from '@/components/shell/menus/menu-icon';
import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/search-field';
import { Popover } from '@/components/ui/overlay/popover';
import { FilterChips } from '@/components/ui/table/filter-chips';
import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import {
  newsListPath,
  newsPairs,
  newsPath,
  storyView,
  type NewsQuery,
} from '@/lib/news/domain/news-path';
import { topicIds } from '@/lib/news/domain/tags';
import { NewsFilter } from './news-filter';

/** Search, topic and the panel with all other filters: forms and links that work without scripts. */
export function NewsTools({
  query,
  isSample,
  mutes,
  messages,
}: {
  query: NewsQuery;
  isSample: boolean;
  /** The saved mutes, which are below the filters of the address. */
  mutes: ReactNode;
  messages: Messages['news'];
}) {
  const { filter } = messages;
  const view = storyView(query.view);
  const otherParams = newsPairs({ ...query, view, search: '' });
  const active = otherParams.filter(([key]) => key !== 'view' && key !== 'topic').length;
  return (
    <div className="no-print flex w-full items-center gap-2 lg:w-auto">
      <form
        // The key resets the uncontrolled fields with every new result.
        key={newsListPath(query)}
        action={newsPath}
        role="search"
        aria-label={filter.title}
        className="flex-1 lg:w-52"
      >
        <HiddenInputs values={otherParams} />
        <SearchField
          id="news-search"
          label={filter.search}
          submit={filter.submit}
          hint={filter.searchHint}
          defaultValue={query.search}
          maxLength={120}
        />
      </form>
      <span className="max-lg:hidden">
        <Popover id="news-topics" label={query.topic ? messages.topics[query.topic] : filter.topic}>
          <ul>
            {[null, ...topicIds].map((topic) => (
              <li key={topic}>
                <RouteLink
                  href={newsListPath(query, { view, topic })}
                  prefetches={false}
                  isCurrent={topic === query.topic}
                  className="flex min-h-9 items-center rounded px-3 hover:bg-surface-sunken aria-current:font-semibold aria-current:text-accent"
                >
                  {topic ? messages.topics[topic] : filter.anyTopic}
                </RouteLink>
              </li>
            ))}
          </ul>
        </Popover>
      </span>
      <Popover
        id="news-filters"
        label={active > 0 ? fill(filter.activeCount, { count: active }) : filter.sheet}
        icon={<MenuIcon name="filters" className="size-4" />}
      >
        <NewsFilter query={query} isSample={isSample} messages={messages} />
        <section
          aria-labelledby="mutes-title"
          id="mutes"
          className="mt-6 border-t border-line pt-4"
        >
          <h2 id="mutes-title" className="mb-2 text-base font-semibold">
            {messages.mutes.title}
          </h2>
          {mutes}
        </section>
      </Popover>
    </div>
  );
}

/** The active filters of the news. */
export function ActiveFilters({
  query,
  outletNames,
  messages,
}: {
  query: NewsQuery;
  outletNames: Readonly<Record<string, string>>;
  messages: Messages['news'];
}) {
  const { filter } = messages;
  const chips: { text: string; changes: Partial<NewsQuery> }[] = [
    ...(query.search ? [{ text: `“${query.search}”`, changes: { search: '' } }] : []),
    ...(query.topic ? [{ text: messages.topics[query.topic], changes: { topic: null } }] : []),
    ...(query.subject
      ? [{ text: messages.subjects[query.subject], changes: { subject: null } }]
      : []),
    ...(query.outlet ? [{ text: outletNames[query.outlet] ?? '', changes: { outlet: null } }] : []),
    ...(query.language
      ? [{ text: messages.languages[query.language], changes: { language: null } }]
      : []),
    ...(query.days ? [{ text: filter.dayChoice[query.days], changes: { days: null } }] : []),
    ...(query.showsTips ? [{ text: filter.tipsChip, changes: { showsTips: false } }] : []),
    ...query.mutedWords.map((word) => ({
      text: fill(filter.without, { name: word }),
      changes: { mutedWords: query.mutedWords.filter((other) => other !== word) },
    })),
    ...query.mutedOutlets.map((outlet) => ({
      text: fill(filter.without, { name: outletNames[outlet] ?? '' }),
      changes: { mutedOutlets: query.mutedOutlets.filter((other) => other !== outlet) },
    })),
  ];
  return (
    <FilterChips
      chips={chips.map(({ text, changes }) => ({ text, href: newsListPath(query, changes) }))}
      removeLabel={filter.remove}
      reset={{ href: newsListPath({ ...query, ...withoutFilters }), label: filter.reset }}
    />
  );
}

const withoutFilters: Omit<NewsQuery, 'view' | 'page'> = {
  search: '',
  topic: null,
  subject: null,
  outlet: null,
  language: null,
  days: null,
  showsTips: false,
  mutedWords: [],
  mutedOutlets: [],
};
