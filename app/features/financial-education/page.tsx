import type { Metadata } from 'next';
import { FurtherPages } from '@/components/education/further-pages';
import { LearningBoard } from '@/components/education/learning-board';
import { SyllabusPath } from '@/components/education/syllabus-path';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Alert } from '@/components/ui/alert';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/auth/server/session';
import { educationPath } from '@/lib/education/domain/course-paths';
import { lessonStates } from '@/lib/education/domain/lesson-states';
import { overviewOf } from '@/lib/education/domain/overview';
import { standingOf } from '@/lib/education/domain/mastery';
import { noProgress } from '@/lib/education/domain/progress';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const words = messages();
const { navigation, education } = words;
const furtherWords = {
  label: words.lessonNotes.further,
  clinic: words.scamClinic.title,
  notes: words.lessonNotes.title,
  certificates: words.certificates.title,
  glossary: navigation.titles.glossary,
};

export const metadata: Metadata = {
  title: navigation.titles.financialEducation,
  robots: { index: false, follow: false },
};

/** Where to go on, what is due, and the whole course with what the member has made of it. */
export default async function EducationPage() {
  const { uid } = await requireUser();
  const [course, read] = await Promise.all([loadCourse(), readMyProgress()]);
  const progress = read.ok ? read.value : noProgress;
  const now = new Date();
  const standings = standingOf(course, progress, now);
  return (
    <>
      <Breadcrumbs path={educationPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.financialEducation}>{education.lead}</PageHeader>
      {read.ok ? null : (
        <Alert tone="warn" className="mb-6">
          {education.unavailable}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LearningBoard overview={overviewOf(course, progress, { uid, now })} messages={education} />
        <FurtherPages messages={furtherWords} />
        <h2 className="text-xl font-semibold">{education.syllabus.title}</h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          {course.map((path, index) => (
            <SyllabusPath
              key={path.slug}
              path={path}
              states={lessonStates(path, progress)}
              standing={standings[index] ?? null}
              messages={education}
            />
          ))}
        </div>
        <Disclosure title={education.levelsExplained.title}>
          <p className="max-w-prose">{education.levelsExplained.text}</p>
        </Disclosure>
        <p className="text-sm text-ink-soft">{education.notAdvice}</p>
      </div>
    </>
  );
}
