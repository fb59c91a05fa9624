import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Icon } from '@/components/ui/icon';
import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/search-field';
import { Popover } from '@/components/ui/overlay/popover';
import { FilterChips } from '@/components/ui/table/filter-chips';
import { RouteLink } from '@/components/ui/route-link';
import { fill } from '@/lib/messages/fill';
import {
  newsListPath,
  newsPairs,
  newsPath,
  storyView,
  type NewsQuery,
  dayChoices,
} from '@/lib/news/domain/news-path';
import { readNewsQuery } from '@/lib/news/domain/query';
import { readingListLimits } from '@/lib/news/domain/reading-list';
import { topicIds } from '@/lib/news/domain/tags';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { outletIds, outletName } from '@/lib/news/domain/outlet';
import { messages } from '@/lib/messages';

const { news } = messages();

/** Search, topic and the panel with all other filters: forms and links that work without scripts. */
export function NewsTools({
  query,
  isSample,
  mutes,
}: {
  query: NewsQuery;
  isSample: boolean;
  /** The saved mutes, which are below the filters of the address. */
  mutes: ReactNode;
}) {
  const { filter } = news;
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
      <div className="max-lg:hidden">
        <Popover id="news-topics" label={query.topic ? news.topics[query.topic] : filter.topic}>
          <ul>
            {[null, ...topicIds].map((topic) => (
              <li key={topic}>
                <RouteLink
                  href={newsListPath(query, { view, topic })}
                  prefetches={false}
                  isCurrent={topic === query.topic}
                  className="flex min-h-9 items-center rounded px-3 hover:bg-surface-sunken aria-current:font-semibold aria-current:text-accent"
                >
                  {topic ? news.topics[topic] : filter.anyTopic}
                </RouteLink>
              </li>
            ))}
          </ul>
        </Popover>
      </div>
      <Popover
        id="news-filters"
        label={active > 0 ? fill(filter.activeCount, { count: active }) : filter.sheet}
        icon={<Icon name="filters" className="size-4" />}
      >
        <NewsFilter query={query} isSample={isSample} />
        <section
          aria-labelledby="mutes-title"
          id="mutes"
          className="mt-6 border-t border-line pt-4"
        >
          <h2 id="mutes-title" className="mb-2 text-base font-semibold">
            {news.mutes.title}
          </h2>
          {mutes}
        </section>
      </Popover>
    </div>
  );
}

export function ActiveFilters({
  query,
  outletNames,
}: {
  query: NewsQuery;
  outletNames: Readonly<Record<string, string>>;
}) {
  const { filter } = news;
  const { search, topic, subject, outlet, language, days } = query;
  const filters: readonly [text: string | null, without: Partial<NewsQuery>][] = [
    [search && `“${search}”`, { search: '' }],
    [topic && news.topics[topic], { topic: null }],
    [subject && news.subjects[subject], { subject: null }],
    [outlet && (outletNames[outlet] ?? null), { outlet: null }],
    [language && news.languages[language], { language: null }],
    [days && filter.dayChoice[days], { days: null }],
    [query.showsTips ? filter.tipsChip : null, { showsTips: false }],
    ...query.mutedWords.map((word): (typeof filters)[number] => [
      fill(filter.without, { name: word }),
      { mutedWords: query.mutedWords.filter((other) => other !== word) },
    ]),
    ...query.mutedOutlets.map((muted): (typeof filters)[number] => [
      fill(filter.without, { name: outletNames[muted] ?? '' }),
      { mutedOutlets: query.mutedOutlets.filter((other) => other !== muted) },
    ]),
  ];
  return (
    <FilterChips
      chips={filters.map(([text, without]) => ({ text, href: newsListPath(query, without) }))}
      removeLabel={filter.remove}
      reset={{
        href: newsListPath({ ...readNewsQuery({}), view: query.view }),
        label: filter.reset,
      }}
    />
  );
}

/** Spaces, then a word that begins with none: one way to read each text, so that no text takes long. */
const wordToMute = ` *(?:[^, ][^,]{0,${readingListLimits.wordLength - 1}})?`;
const mutePattern = `${wordToMute}(?:,${wordToMute}){0,${readingListLimits.words - 1}}`;

/** The filters that do not fit into the row: a GET form, so that it works without scripts. */
function NewsFilter({ query, isSample }: { query: NewsQuery; isSample: boolean }) {
  const { filter } = news;
  const view = storyView(query.view);
  return (
    // The key resets the uncontrolled fields with every new result.
    <form
      key={newsListPath(query)}
      action={newsPath}
      aria-label={filter.sheet}
      className="no-print grid gap-4"
    >
      <HiddenInputs values={newsPairs({ ...readNewsQuery({}), view, search: query.search })} />
      <Select
        id="news-topic"
        name="topic"
        label={filter.topic}
        placeholder={filter.anyTopic}
        options={optionsOf(news.topics)}
        defaultValue={query.topic ?? ''}
      />
      <Select
        id="news-about"
        name="about"
        label={filter.subject}
        placeholder={filter.anySubject}
        options={optionsOf(news.subjects)}
        defaultValue={query.subject ?? ''}
      />
      <Select
        id="news-source"
        name="source"
        label={filter.source}
        placeholder={filter.anySource}
        options={outletIds.map((id) => ({ value: id, label: outletName(id, isSample) }))}
        defaultValue={query.outlet ?? ''}
      />
      <Select
        id="news-language"
        name="lang"
        label={filter.language}
        placeholder={filter.anyLanguage}
        options={optionsOf(news.languages)}
        defaultValue={query.language ?? ''}
      />
      <Select
        id="news-days"
        name="days"
        label={filter.days}
        placeholder={filter.anyDays}
        options={dayChoices.map((days) => ({
          value: String(days),
          label: filter.dayChoice[days],
        }))}
        defaultValue={query.days === null ? '' : String(query.days)}
      />
      <TextField
        id="news-mute"
        name="mute"
        autoComplete="off"
        maxLength={2_000}
        // The browser says the title at the field, without scripts too, where the words are too long or too many.
        pattern={mutePattern}
        title={fill(filter.muteLimits, readingListLimits)}
        label={filter.mute}
        hint={`${filter.muteHint} ${fill(filter.muteLimits, readingListLimits)}`}
        defaultValue={query.mutedWords.join(', ')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{filter.muteSources}</legend>
        <div className="grid gap-2">
          {outletIds.map((id) => (
            <Checkbox
              key={id}
              id={`news-not-${id}`}
              name="not"
              value={id}
              label={outletName(id, isSample)}
              defaultChecked={query.mutedOutlets.includes(id)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        id="news-tips"
        name="tips"
        value="1"
        label={filter.tips}
        hint={filter.tipsHint}
        defaultChecked={query.showsTips}
      />
      <Button type="submit" className="justify-self-start">
        {filter.apply}
      </Button>
    </form>
  );
}
