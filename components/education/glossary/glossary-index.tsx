import { glossaryPath, meaningInOneLine, type termsByLetter } from '@/lib/education/data/glossary';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { GlossaryFilter } from './glossary-filter';
import { GlossaryTerms, type TermLine } from './glossary-terms';

const listId = 'glossary-list';
const anchorOf = (letter: string) => `letter-${letter === '0–9' ? '0' : letter.toLowerCase()}`;

/** The alphabet, and under each letter its words with what they mean in one line. */
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
          <ul className="letter-links">
            {groups.map(({ letter }) => (
              <li key={letter} id={`${anchorOf(letter)}-link`}>
                <a href={`#${anchorOf(letter)}`} aria-label={fill(messages.toLetter, { letter })}>
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
            <dl className="glossary-terms">
              <GlossaryTerms
                path={glossaryPath}
                terms={terms.map((term): TermLine => [
                  term.slug,
                  term.term,
                  term.hindi,
                  meaningInOneLine(term),
                ])}
              />
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
