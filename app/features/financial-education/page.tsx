import type { Metadata } from 'next';
import { ContinueCard } from '@/components/education/continue-card';
import { KeyTerms } from '@/components/education/glossary/terms';
import { FurtherPages, MixCard, ReviewCard } from '@/components/education/learning-board';
import { headingsOf } from '@/components/education/lesson/lesson-contents';
import { SyllabusPaths } from '@/components/education/syllabus-paths';
import { UnfoldTarget } from '@/components/education/unfold-target';
import { BreadcrumbData } from '@/components/shell/breadcrumbs';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { glossaryTerms } from '@/lib/education/data/glossary';
import { scamDrills } from '@/lib/education/data/scams';
import { educationPath } from '@/lib/education/domain/course-paths';
import { lessonStates, standingOf } from '@/lib/education/domain/learning/mastery';
import { overviewOf } from '@/lib/education/domain/learning/practice';
import { noProgress } from '@/lib/education/domain/learning/progress';
import { listMyCertificates } from '@/lib/education/server/certificate-store';
import { listMyNotes } from '@/lib/education/server/notes-store';
import { loadCourse, loadLessonText } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const allMessages = messages();
const { navigation, education } = allMessages;
const furtherMessages = {
  label: allMessages.lessonNotes.further,
  clinic: allMessages.scamClinic.title,
  notes: allMessages.lessonNotes.title,
  certificates: allMessages.certificates.title,
  glossary: navigation.titles.glossary,
};

export const metadata: Metadata = {
  title: navigation.titles.financialEducation,
  ...membersMetadata,
};

/** The next lesson, due reviews, and the whole course with the member's progress. */
export default async function EducationPage() {
  const { uid } = await requireUser();
  const [course, read, notes, certificates] = await Promise.all([
    loadCourse(),
    readMyProgress(),
    listMyNotes({ uid }),
    listMyCertificates(),
  ]);
  const progress = read.ok ? read.value : noProgress;
  const now = new Date();
  const overview = overviewOf(course, progress, { uid, now });
  const { next } = overview;
  const lesson = next.kind === 'all-done' ? null : next.lesson;
  const standings = standingOf(course, progress, now);
  return (
    <>
      <BreadcrumbData path={educationPath} siteUrl={env.siteUrl} />
      <PageHeader
        title={navigation.titles.financialEducation}
        aside={
          read.ok ? (
            <Badge tone="accent">
              {fill(education.next.pill, {
                finished: overview.finished,
                lessons: overview.lessons,
                due: overview.due,
              })}
            </Badge>
          ) : null
        }
      />
      {read.ok ? null : <Notice tone="warn">{education.unavailable}</Notice>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-4 lg:col-span-2">
          <ContinueCard
            next={next}
            path={course.find(({ slug }) => slug === lesson?.pathSlug) ?? null}
            headings={lesson ? headingsOf(await loadLessonText(lesson)) : []}
            today={dateInIndia(now)}
          />
          <SyllabusPaths
            paths={course.flatMap((path, index) => {
              const standing = standings[index];
              if (!standing) return [];
              const states = lessonStates(path, progress, now);
              return { path, states, standing: read.ok ? standing : null };
            })}
            nextLesson={lesson?.id ?? null}
          />
          <UnfoldTarget />
        </div>
        <div className="grid grid-cols-1 gap-4">
          {read.ok ? (
            <>
              <ReviewCard overview={overview} />
              <MixCard mix={overview.mix} />
            </>
          ) : null}
          {lesson ? (
            <KeyTerms
              slugs={lesson.terms}
              title={education.lesson.key}
              description={lesson.title}
            />
          ) : null}
          <FurtherPages
            counts={{
              clinic: fill(education.further.clinicCount, { count: scamDrills.length }),
              notes: notes.ok ? String(notes.value.length) : '',
              certificates: certificates.ok
                ? String(certificates.value.filter(({ withdrawnOn }) => !withdrawnOn).length)
                : '',
              glossary: fill(education.further.glossaryCount, { count: glossaryTerms.length }),
            }}
            messages={furtherMessages}
          />
        </div>
      </div>
      <div className="mt-4">
        <Disclosure title={education.about}>
          <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
            <p>{education.lead}</p>
            <p>
              {education.review.text} {education.mix.text}
            </p>
            <p>
              <span className="font-semibold text-ink">{education.levelsExplained.title}.</span>{' '}
              {education.levelsExplained.text}
            </p>
          </div>
        </Disclosure>
        <p className="mt-3 text-xs text-ink-soft">{education.notAdvice}</p>
      </div>
    </>
  );
}
