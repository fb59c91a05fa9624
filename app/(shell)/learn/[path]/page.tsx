import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LessonDrawing } from '@/components/education/drawing/lesson-drawing';
import { LearnJoin, LearnLessons } from '@/components/education/learn-syllabus';
import { LessonLaw, LawChangedNote } from '@/components/education/lesson/lesson-law';
import { LessonTerms } from '@/components/education/glossary/terms';
import { LessonText } from '@/components/education/lesson/lesson-text';
import { QuizAnswers } from '@/components/education/quiz/quiz-answers';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { learnPath, pathSlugs, publicPath } from '@/lib/education/domain/course-paths';
import { lawChangesSince, lawRowsOf } from '@/lib/education/domain/law-citation';
import { courseData } from '@/lib/education/domain/course';
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

/** The public page of a path: its lessons, the whole text of the first one, and a question of its quiz. */
export default async function LearnPathPage({ params }: PageProps) {
  const { path, lesson } = await openPath(params);
  const builtOn = dateInIndia(new Date());
  const [sample] = lesson.questions;
  const text = await loadLessonText(lesson);
  return (
    <>
      <PageCrumbs
        steps={[{ title: navigation.titles.learn, href: learnPath }, { title: path.title }]}
      />
      <PageHeader title={path.title} />
      <div className="grid grid-cols-[minmax(0,36rem)] items-start gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,36rem)_minmax(15rem,24rem)]">
        <div id="lesson" className="scroll-mt-20">
          <p className="text-xs text-ink-faint">
            {fill(education.lesson.place, { number: 1, lessons: path.lessons.length })} ·{' '}
            {fill(education.lesson.minutes, { minutes: lesson.minutes })} ·{' '}
            {fill(education.lesson.reviewed, { date: formatDate(lesson.reviewedOn) })}
          </p>
          <h2 className="mb-3 text-2xl">{lesson.title}</h2>
          <LawChangedNote changes={lawChangesSince(lesson, builtOn)} />
          <LessonText
            Text={text}
            context={{ today: builtOn, messages: education.computed }}
            terms={lesson.terms}
            lead={<LessonDrawing lesson={lesson.id} today={builtOn} className="mb-5" />}
            messages={education.lesson}
          />
          <div className="mt-6 grid grid-cols-1 gap-3">
            {sample ? (
              <Card title={learn.sample} titleId="sample-title" description={learn.sampleText}>
                <QuizAnswers question={sample} />
              </Card>
            ) : null}
            <LessonTerms slugs={lesson.terms} title={education.lesson.key} />
            <LessonLaw rows={lawRowsOf(lesson, builtOn)} />
          </div>
        </div>
        <Card title={learn.all} titleId="lessons-title" description={path.summary}>
          <p className="mb-3 text-xs text-ink-soft">{path.forWhom}</p>
          <LearnLessons path={path} firstPath="#lesson" />
          <p className="guests-only mt-4 mb-2 text-sm text-ink-soft">{learn.joinText}</p>
          <LearnJoin />
        </Card>
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
