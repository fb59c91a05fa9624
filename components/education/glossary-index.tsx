import { RouteLink } from '@/components/ui/route-link';
import { firstSentence, termPath, type termsByLetter } from '@/lib/education/data/glossary';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const anchorOf = (letter: string) => `letter-${letter === '0–9' ? '0' : letter.toLowerCase()}`;

/** The alphabet, and under each letter its words with the first sentence of what they mean. */
export function GlossaryIndex({
  groups,
  messages,
}: {
  groups: ReturnType<typeof termsByLetter>;
  messages: Messages['glossary'];
}) {
  return (
    <>
      <nav aria-label={messages.letters} className="no-print mb-8">
        <ul className="flex flex-wrap gap-1">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                aria-label={fill(messages.toLetter, { letter })}
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-line bg-surface px-2 font-semibold text-accent hover:bg-accent-soft"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={anchorOf(letter)} className="mb-8">
          <h2 id={anchorOf(letter)} className="mb-3 border-b border-line pb-1 text-xl">
            {letter}
          </h2>
          <dl className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            {terms.map((term) => (
              <div key={term.slug}>
                <dt className="font-semibold">
                  <RouteLink
                    href={termPath(term.slug)}
                    className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {term.term}
                  </RouteLink>
                  {term.hindi ? (
                    <span lang="hi" className="ml-2 font-normal text-ink-soft">
                      {term.hindi}
                    </span>
                  ) : null}
                </dt>
                <dd className="max-w-prose text-ink-soft">{firstSentence(term)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
