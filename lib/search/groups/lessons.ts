import { lessonsOf, type Course } from '@/lib/education/domain/course';
import { lessonPath } from '@/lib/education/domain/course-paths';
import { certificatesPath, notesPath, scamClinicPath } from '@/lib/education/domain/member-paths';
import type { Messages } from '@/lib/messages';
import type { SearchEntry } from '@/lib/search/group';
import { termPath, type GlossaryTerm } from '@/lib/education/data/glossary';

/** The lessons, found by title, summary and the terms that they introduce; and what stands beside them. */
export function lessonEntries(
  course: Course,
  words: Pick<Messages, 'scamClinic' | 'lessonNotes' | 'certificates'>,
): SearchEntry[] {
  const beside = { note: words.lessonNotes.search };
  return [
    ...lessonsOf(course).map(({ id, title, summary, terms, pathSlug }) => ({
      id,
      title,
      note: course.find(({ slug }) => slug === pathSlug)?.title ?? '',
      keywords: `${summary} ${terms.join(' ').replaceAll('-', ' ')} lesson learn`,
      url: lessonPath(id),
    })),
    {
      ...{ ...beside, id: 'scam-clinic', title: words.scamClinic.title, url: scamClinicPath },
      keywords: 'fraud cheat fake 1930 cyber',
    },
    {
      ...beside,
      id: 'notes',
      title: words.lessonNotes.title,
      url: notesPath,
      keywords: 'bookmark highlight',
    },
    { ...beside, id: 'certificates', title: words.certificates.title, url: certificatesPath },
  ];
}

/** The words of the glossary, found by their English and Hindi names and by what people ask: what is a SIP. */
export function glossaryEntries(terms: readonly GlossaryTerm[]): SearchEntry[] {
  return terms.map(({ slug, term, hindi }) => ({
    id: slug,
    title: term,
    ...(hindi ? { note: hindi } : {}),
    keywords: `${slug.replaceAll('-', ' ')} meaning definition glossary`,
    url: termPath(slug),
  }));
}
