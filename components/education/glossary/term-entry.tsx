import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { termPath, type GlossaryTerm } from '@/lib/education/data/glossary';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { term: termMessages } = messages().glossary;

type Link = { href: string; title: string };

/** One word of the glossary: what it means, its Hindi name, and where it leads and is used. */
export function TermEntry({
  term: { hindi, definition },
  seeAlso,
  law,
  lessons,
  pages,
  previous,
  next,
}: {
  term: GlossaryTerm;
  seeAlso: readonly GlossaryTerm[];
  /** The rule of law that the meaning rests on, if there is one. */
  law: ReactNode;
  lessons: readonly Link[];
  pages: readonly Link[];
  previous: GlossaryTerm | null;
  next: GlossaryTerm | null;
}) {
  const linkOf = ({ slug, term }: GlossaryTerm): Link => ({ href: termPath(slug), title: term });
  return (
    <div className="term-entry">
      <div>
        {hindi ? (
          <p className="text-ink-soft">
            {termMessages.hindi}:{' '}
            <span lang="hi" className="text-ink">
              {hindi}
            </span>
          </p>
        ) : null}
        <p className="text-lg">{definition}</p>
        {law}
      </div>
      <div className="term-links">
        <Links title={termMessages.seeAlso} links={seeAlso.map(linkOf)} />
        <Links title={termMessages.lessons} note={termMessages.lessonsNote} links={lessons} />
        <Links title={termMessages.pages} links={pages} />
      </div>
      <div>
        <p className="text-sm text-ink-soft">{termMessages.notAdvice}</p>
        <nav
          aria-label={termMessages.neighbours}
          className="no-print flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4"
        >
          {previous ? (
            <TextLink href={termPath(previous.slug)}>
              {fill(termMessages.previous, { term: previous.term })}
            </TextLink>
          ) : null}
          {next ? (
            <TextLink href={termPath(next.slug)}>
              {fill(termMessages.next, { term: next.term })}
            </TextLink>
          ) : null}
        </nav>
      </div>
    </div>
  );
}

function Links({ title, note, links }: { title: string; note?: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      {note ? <p className="mb-2 text-sm text-ink-soft">{note}</p> : null}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ href, title: name }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
