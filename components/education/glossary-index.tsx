import { firstSentence, termPath, type termsByLetter } from '@/lib/education/data/glossary';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { GlossaryFilter } from './glossary-filter';

const listId = 'glossary-list';
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
      <div className="no-print mb-4 grid gap-3">
        <GlossaryFilter listId={listId} messages={messages.filter} />
        <nav aria-label={messages.letters}>
          <ul className="flex flex-wrap gap-1">
            {groups.map(({ letter }) => (
              <li key={letter} id={`${anchorOf(letter)}-link`}>
                <a
                  href={`#${anchorOf(letter)}`}
                  aria-label={fill(messages.toLetter, { letter })}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-line bg-surface px-1.5 text-sm font-semibold text-accent hover:bg-accent-soft lg:min-h-9 lg:min-w-9"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div id={listId}>
        {groups.map(({ letter, terms }) => (
          <section
            key={letter}
            aria-labelledby={anchorOf(letter)}
            data-letter={anchorOf(letter)}
            className="mb-6"
          >
            <h2
              id={anchorOf(letter)}
              className="mb-2 scroll-mt-20 border-b border-line pb-1 text-lg"
            >
              {letter}
            </h2>
            {/* One set of class names, and links without a script: five hundred terms would each carry theirs. */}
            <dl className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-2 xl:grid-cols-3 [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-2 [&_dd]:text-ink-soft [&_dt]:font-semibold [&_span]:ml-2 [&_span]:font-normal [&_span]:text-ink-soft">
              {terms.map((term) => (
                <div key={term.slug} data-term="">
                  <dt>
                    <a href={termPath(term.slug)}>{term.term}</a>
                    {term.hindi ? <span lang="hi">{term.hindi}</span> : null}
                  </dt>
                  <dd>{firstSentence(term)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
