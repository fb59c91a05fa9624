import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { KeyTerms } from '@/components/education/key-terms';
import { LessonHead } from '@/components/education/lesson-head';
import { LessonLaw } from '@/components/education/lesson-law';
import { LessonNavigation } from '@/components/education/lesson-navigation';
import { LessonNotebook } from '@/components/education/lesson-notebook';
import { LessonQuiz } from '@/components/education/lesson-quiz';
import { LessonText, lessonTextId } from '@/components/education/lesson-text';
import { ReadingControls } from '@/components/education/reading-controls';
import { ReadingPlace } from '@/components/education/reading-place';
import { ownNumbers } from '@/components/education/widget/own-numbers';
import { WidgetCard } from '@/components/education/widget/widget-card';
import { TermHints } from '@/components/education/term-hints';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { lessonCalled, neighboursOf, prerequisitesOf } from '@/lib/education/domain/course';
import { educationPath, lessonPath } from '@/lib/education/domain/course-paths';
import { lawChangesSince } from '@/lib/education/domain/law-changes';
import { lawRowsOf } from '@/lib/education/domain/law-rows-of';
import { readMyNotes } from '@/lib/education/server/notes-store';
import { ownerOf } from '@/lib/education/domain/owner';
import { loadCourse, loadLessonText } from '@/lib/education/server/source';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { missingPathOf } from '@/lib/navigation/routes';
import { saveBookmark, saveHighlight, saveNote, removeHighlight } from '../../notes/actions';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listMySavedItems } from '@/lib/saved/store';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';

const { education, lessonNotes } = messages();

type PageProps = { params: Promise<{ path: string; lesson: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const { path, lesson } = await params;
  const found = lessonCalled(await loadCourse(), path, lesson);
  return {
    title: found?.title ?? education.missing.title,
    robots: { index: false, follow: false },
  };
}

/** A lesson: its text in one answer, then the calculator, the quiz and the law behind it. */
export default async function LessonPage({ params }: PageProps) {
  const member = await requireUser();
  const { path, lesson: slug } = await params;
  const [course, kept] = await Promise.all([loadCourse(), listMySavedItems()]);
  const lesson = lessonCalled(course, path, slug);
  if (!lesson) redirect(missingPathOf(educationPath, slug));
  const [text, notes] = await Promise.all([loadLessonText(lesson), readMyNotes(member, lesson.id)]);
  const today = dateInIndia(new Date());
  const learningPath = course.find((each) => each.slug === path);
  return (
    <>
      <LessonHead
        lesson={lesson}
        pathTitle={learningPath?.title ?? ''}
        lessonCount={learningPath?.lessons.length ?? 0}
        prerequisites={prerequisitesOf(course, lesson).map(({ title, id }) => ({
          title,
          path: lessonPath(id),
        }))}
        changes={lawChangesSince(lesson, today)}
        messages={education}
      />
      <ReadingControls messages={lessonNotes.reading} />
      <div className="grid grid-cols-[minmax(0,70ch)] items-start gap-8 xl:grid-cols-[minmax(0,70ch)_minmax(18rem,1fr)]">
        <LessonText
          Text={text}
          context={{ today, messages: education.computed }}
          terms={lesson.terms}
        />
        <aside className="no-print xl:sticky xl:top-20" aria-label={education.widget.title}>
          <WidgetCard
            setting={lesson.widget}
            own={ownNumbers(
              lesson.widget.kind,
              savedOf(kept.ok ? kept.value : []),
              education.widget,
            )}
            messages={education.widget}
          />
        </aside>
      </div>
      <div className="mt-8 grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6">
        <LessonQuiz lesson={lesson} owner={ownerOf(member.uid)} messages={education.quiz} />
        <KeyTerms slugs={lesson.terms} title={education.lesson.key} />
        <LessonNotebook
          lesson={lesson.id}
          articleId={lessonTextId}
          notes={notes}
          actions={{ saveBookmark, saveNote, saveHighlight, removeHighlight }}
          messages={lessonNotes}
        />
        <LessonLaw rows={lawRowsOf(lesson, today)} messages={education.lesson.law} />
        <LessonNavigation {...neighboursOf(course, lesson)} messages={education.lesson} />
      </div>
      <TermHints />
      <ReadingPlace lesson={lesson.id} owner={ownerOf(member.uid)} />
    </>
  );
}

function savedOf(items: readonly SavedItem[]) {
  return {
    plans: items.flatMap((item) => summariseSavedPlan(item) ?? []),
    household: householdIn(items),
  };
}
