import type { Metadata } from 'next';
import { AnswerCard } from '@/components/search/answer-card';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults, addressOf, OtherSearches } from '@/components/search/search-results';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { ViewChips } from '@/components/ui/page-tabs';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { firstText, type SearchParams, readQuery } from '@/lib/query-values';
import { answerQuery } from '@/lib/search/answers/answer-query';
import { search } from '@/lib/search/search';
import { sitePages } from '@/lib/search/groups/pages';
import { currentAudience, searchGroups as groupsByLanguage } from '@/lib/search/source';
import { searchQueryOf, withoutAmounts } from '@/lib/search/without-amounts';
import { searchPath } from '@/lib/navigation/page-paths';

const { navigation, search: searchMessages } = messages();
const searchGroups = groupsByLanguage.en;

export const metadata: Metadata = {
  title: navigation.titles.search,
  description: searchMessages.page.description,
  alternates: { canonical: searchPath },
  robots: { index: false },
};

/**
 * Everything that is found for `q`, and the answer to it, without scripts. The query is not
 * logged or stored.
 */
export default async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { q, in: within } = await readQuery(searchParams);
  const query = searchQueryOf(q);
  const only = searchGroups.find(({ id }) => id === firstText(within))?.id ?? null;
  const audience = await currentAudience();
  const { groups, isLoose, missing } = await search(searchGroups, query, audience, { only });
  const pages = sitePages();
  const answer = answerQuery(query, {
    today: dateInIndia(new Date()),
    messages: searchMessages,
    pages,
  });
  const shown = groups.filter(({ hits }) => hits.some((hit) => 'url' in hit));
  const sent = withoutAmounts(query);
  const choices =
    only === null
      ? shown.map(({ id, title, hits, hasMore }) => ({
          id,
          title,
          count: `${hits.filter((hit) => 'url' in hit).length}${hasMore ? '+' : ''}`,
        }))
      : searchGroups.filter(({ access }) => access !== 'members' || audience === 'members');
  return (
    <>
      <PageCrumbs steps={[{ title: navigation.titles.search }]} />
      <PageHeader title={navigation.titles.search} />
      <div className="grid grid-cols-1 gap-4">
        <SearchForm query={query} pages={[...pages]} messages={searchMessages} />
        {query === '' ? (
          <div className="grid gap-3">
            <p className="max-w-prose text-ink-soft">{searchMessages.page.lead}</p>
            <ul className="flex flex-wrap gap-2">
              {searchMessages.page.examples.map((example) => (
                <li key={example}>
                  <ButtonLink
                    href={addressOf(example, null)}
                    prefetches={false}
                    variant="secondary"
                  >
                    {example}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {choices.length > 1 && sent !== '' ? (
          <ViewChips
            label={searchMessages.page.kinds}
            current={only ?? 'all'}
            views={[
              { id: 'all', title: searchMessages.page.all, href: addressOf(sent, null) },
              ...choices.map((choice) => ({
                id: choice.id,
                title: choice.title,
                href: addressOf(sent, choice.id),
                count: 'count' in choice ? choice.count : undefined,
              })),
            ]}
          />
        ) : null}
        {answer ? <AnswerCard answer={answer} label={searchMessages.dialog.answers} /> : null}
        {isLoose && shown.length > 0 ? (
          <p className="text-sm">{searchMessages.dialog.similar}</p>
        ) : null}
        {missing.length > 0 ? (
          <p className="text-sm">
            {fill(searchMessages.dialog.missing, { groups: missing.join(', ') })}
          </p>
        ) : null}
        <SearchResults groups={shown} query={sent} only={only} messages={searchMessages} />
        {query && shown.length === 0 ? (
          <OtherSearches
            query={query}
            sent={sent}
            hasAnswer={answer !== null}
            messages={searchMessages}
          />
        ) : null}
      </div>
    </>
  );
}
