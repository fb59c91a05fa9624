import type { Metadata } from 'next';
import { AnswerCard } from '@/components/search/answer-card';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import { WaysOn } from '@/components/search/ways-on';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { firstText, type SearchParams, readQuery } from '@/lib/query-values';
import { answerQuery } from '@/lib/search/answers/answer-query';
import { searchPath } from '@/lib/search/page-paths';
import { maxQueryLength, search } from '@/lib/search/search';
import { sitePages } from '@/lib/search/site-pages';
import { currentAudience, searchGroups } from '@/lib/search/source';
import { withoutAmounts } from '@/lib/search/without-amounts';

const { navigation, search: words } = messages();

export const metadata: Metadata = {
  title: navigation.titles.search,
  description: words.page.description,
  alternates: { canonical: searchPath },
  robots: { index: false },
};

/**
 * Everything that is found for `q`, and the answer to it, without scripts. The words are read for this page alone: no
 * code of ours logs or keeps them.
 */
export default async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { q, in: within } = await readQuery(searchParams);
  const query = firstText(q, maxQueryLength).trim();
  const only = searchGroups.find(({ id }) => id === firstText(within))?.id ?? null;
  const audience = await currentAudience();
  const { groups, isLoose, missing } = await search(searchGroups, query, audience, { only });
  const pages = sitePages();
  const answer = answerQuery(query, { today: dateInIndia(new Date()), words: words, pages });
  const shown = groups.filter(({ hits }) => hits.some((hit) => 'url' in hit));
  return (
    <>
      <PageHeader title={navigation.titles.search}>{words.page.lead}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SearchForm query={query} pages={[...pages]} words={words} />
        {answer ? <AnswerCard answer={answer} label={words.dialog.answers} /> : null}
        {isLoose && shown.length > 0 ? <p>{words.dialog.similar}</p> : null}
        {missing.length > 0 ? (
          <p>{fill(words.dialog.missing, { groups: missing.join(', ') })}</p>
        ) : null}
        <SearchResults groups={shown} query={withoutAmounts(query)} only={only} words={words} />
        {query && shown.length === 0 ? (
          <WaysOn
            query={query}
            sent={withoutAmounts(query)}
            hasAnswer={answer !== null}
            words={words}
          />
        ) : null}
      </div>
    </>
  );
}
