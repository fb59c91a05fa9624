import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { glossaryPath, type termsByLetter } from '@/lib/education/data/glossary';
import { fill } from '@/lib/messages/fill';
import { GlossaryFilter, GlossaryList, type Letter } from './glossary-list';
import { searchPath } from '@/lib/navigation/page-paths';
import { messages } from '@/lib/messages';

const { glossary } = messages();

const listId = 'glossary-list';
const anchorOf = (letter: string) => `letter-${letter === '0–9' ? '0' : letter.toLowerCase()}`;

/** The alphabet, and under each letter its terms with their Hindi names. Definitions have pages of their own. */
export function GlossaryIndex({ groups }: { groups: ReturnType<typeof termsByLetter> }) {
  return (
    <>
      <div className="no-print mb-4 grid grid-cols-1 gap-3">
        <GlossaryFilter listId={listId} searchPath={searchPath} messages={glossary.filter} />
        <nav aria-label={glossary.letters}>
          <ul className="letter-links">
            {groups.map(({ letter }) => (
              <li key={letter} id={`${anchorOf(letter)}-link`}>
                <a href={`#${anchorOf(letter)}`} aria-label={fill(glossary.toLetter, { letter })}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <OutOfSight>
        <GlossaryList
          id={listId}
          path={glossaryPath}
          letters={groups.map(({ letter, terms }): Letter => ({
            letter,
            anchor: anchorOf(letter),
            terms: terms.map(({ hindi }) => (hindi ? 1 : 0)).join(''),
          }))}
        />
      </OutOfSight>
    </>
  );
}
