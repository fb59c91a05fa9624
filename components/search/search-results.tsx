import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { FoundGroup, SearchHit } from '@/lib/search/hit';
import { searchPath } from '@/lib/search/page-paths';

/** The groups of an answer, each a card of links. What only scripts can do is left out. */
export function SearchResults({
  groups,
  query,
  only,
  words,
}: {
  groups: readonly FoundGroup[];
  query: string;
  /** The one group that is shown in full. */
  only: string | null;
  words: Messages['search'];
}) {
  return groups.map(({ id, title, hits }) => (
    <Card key={id} title={title} titleId={`found-${id}`}>
      <ul className="grid gap-3">
        {hits.map((hit) =>
          'url' in hit ? <ResultLine key={hit.id} hit={hit} words={words.dialog} /> : null,
        )}
      </ul>
      {only === null && hits.length >= linesShown ? (
        <p className="mt-4 text-sm">
          <TextLink href={`${searchPath}?q=${encodeURIComponent(query)}&in=${id}`}>
            {fill(words.page.allOf, { group: title })}
          </TextLink>
        </p>
      ) : null}
    </Card>
  ));
}

const linesShown = 5;

function ResultLine({
  hit: { title, note, url, needsSignIn },
  words,
}: {
  hit: Extract<SearchHit, { url: string }>;
  words: Messages['search']['dialog'];
}) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <TextLink href={url}>{title}</TextLink>
      {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
      {needsSignIn ? <span className="text-sm text-ink-soft">{words.needsSignIn}</span> : null}
    </li>
  );
}
