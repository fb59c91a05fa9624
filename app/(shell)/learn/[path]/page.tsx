import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { KeyTerms } from '@/components/education/key-terms';
import { LearnJoin, LearnLessons } from '@/components/education/learn-syllabus';
import { LawChangedNote } from '@/components/education/law-changed-note';
import { LessonLaw } from '@/components/education/lesson-law';
import { LessonText } from '@/components/education/lesson-text';
import { QuizAnswers } from '@/components/education/quiz-answers';
import { JsonLd } from '@/components/shell/json-ld';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { learnPath, pathSlugs, publicPath } from '@/lib/education/domain/course-paths';
import { lawChangesSince } from '@/lib/education/domain/law-changes';
import { lawRowsOf } from '@/lib/education/domain/law-rows-of';
import { courseData } from '@/lib/education/domain/structured-data';
import { loadCourse, loadLessonText } from '@/lib/education/server/source';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';

type PageProps = { params: Promise<{ path: string }> };

const { education, navigation } = messages();
const { learn } = education;

/** Prerendered at build, all of them; any other address answers 404. */
export const dynamic = 'error';
export const dynamicParams = false;

export function generateStaticParams() {
  return pathSlugs.map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { path } = await openPath(params);
  return {
    title: path.title,
    description: path.summary,
    alternates: { canonical: publicPath(path.slug) },
  };
}

/** A path for everybody: what it holds, and its first lesson whole with a question of its quiz. */
export default async function LearnPathPage({ params }: PageProps) {
  const { path, lesson } = await openPath(params);
  const builtOn = dateInIndia(new Date());
  const [sample] = lesson.questions;
  return (
    <>
      <p className="no-print mb-3 text-sm">
        <TextLink href={learnPath}>{navigation.titles.learn}</TextLink>
      </p>
      <PageHeader title={path.title}>{path.summary}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Card title={learn.all} titleId="lessons-title">
          <LearnLessons path={path} firstPath="#lesson" messages={education} />
        </Card>
        <div id="lesson" className="scroll-mt-20">
          <p className="text-sm text-ink-soft">
            {fill(education.lesson.minutes, { minutes: lesson.minutes })} ·{' '}
            {fill(education.lesson.reviewed, { date: formatDate(lesson.reviewedOn) })}
          </p>
          <h2 className="mb-4 text-2xl font-semibold">{lesson.title}</h2>
          <LawChangedNote
            changes={lawChangesSince(lesson, builtOn)}
            messages={education.lesson.changed}
          />
          <LessonText
            Text={await loadLessonText(lesson)}
            context={{ today: builtOn, messages: education.computed }}
            terms={lesson.terms}
          />
        </div>
        <div className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6">
          {sample ? (
            <Card title={learn.sample} titleId="sample-title" description={learn.sampleText}>
              <QuizAnswers question={sample} messages={education.quiz} />
            </Card>
          ) : null}
          <KeyTerms slugs={lesson.terms} title={education.lesson.key} />
          <LessonLaw rows={lawRowsOf(lesson, builtOn)} messages={education.lesson.law} />
          <LearnJoin messages={learn} />
        </div>
      </div>
      <JsonLd data={courseData(path, env.siteUrl)} />
    </>
  );
}

/** A path and the lesson of it that is open to all. */
async function openPath(params: PageProps['params']) {
  const { path: pathSlug } = await params;
  const path = (await loadCourse()).find(({ slug }) => slug === pathSlug);
  const lesson = path?.lessons[0];
  if (!path || !lesson) redirect(missingPathOf(learnPath, pathSlug));
  return { path, lesson };
}
