import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LessonLaw } from '@/components/education/lesson/lesson-law';
import { TermEntry } from '@/components/education/glossary/term-entry';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { lessonsOf } from '@/lib/education/domain/course';
import { lessonPath } from '@/lib/education/domain/course-paths';
import { findTerm, glossaryPath, glossaryTerms, termPath } from '@/lib/education/data/glossary';
import { lawRowsOf } from '@/lib/education/domain/law-citation';
import { loadCourse } from '@/lib/education/server/source';
import { pagesWithTerm } from '@/lib/education/domain/term-uses';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { menu, menuPath } from '@/lib/navigation/menu';
import { missingPathOf } from '@/lib/navigation/routes';

const { navigation, glossary } = messages();

type PageProps = { params: Promise<{ term: string }> };

/** Prerendered at build, all of them; any other address answers 404. */
export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return glossaryTerms.map(({ slug }) => ({ term: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const term = findTerm((await params).term);
  if (!term) return {};
  return {
    title: term.term,
    description: fill(glossary.term.description, { term: term.term }),
    alternates: { canonical: termPath(term.slug) },
  };
}

export default async function TermPage({ params }: PageProps) {
  const { term: wanted } = await params;
  const term = findTerm(wanted);
  if (!term) redirect(missingPathOf(glossaryPath, wanted));
  const { slug } = term;
  const place = glossaryTerms.indexOf(term);
  const items = menu(navigation);
  const course = await loadCourse();
  // The row in force on the day of the build; the page prints the first day on which it applies.
  const rows = lawRowsOf({ laws: term.lawRow ? [term.lawRow] : [] }, dateInIndia(new Date()));
  return (
    <>
      <PageCrumbs
        steps={[{ title: navigation.titles.glossary, href: glossaryPath }, { title: term.term }]}
      />
      <PageHeader title={term.term} />
      <TermEntry
        term={term}
        seeAlso={term.seeAlso.flatMap((other) => findTerm(other) ?? [])}
        law={<LessonLaw rows={rows} />}
        lessons={lessonsOf(course)
          .filter(({ terms }) => terms.includes(slug))
          .map(({ id, title }) => ({ href: lessonPath(id), title }))}
        pages={pagesWithTerm(slug).flatMap((path) => {
          const item = menuPath(items, path).at(-1);
          return item ? [{ href: path, title: item.title }] : [];
        })}
        previous={glossaryTerms[place - 1] ?? null}
        next={glossaryTerms[place + 1] ?? null}
      />
      <JsonLd
        data={{
          '@type': 'DefinedTerm',
          '@id': `${env.siteUrl}${termPath(slug)}`,
          name: term.term,
          ...(term.hindi ? { alternateName: term.hindi } : {}),
          description: term.definition,
          inDefinedTermSet: `${env.siteUrl}${glossaryPath}`,
          inLanguage: 'en-IN',
          url: `${env.siteUrl}${termPath(slug)}`,
        }}
      />
    </>
  );
}
