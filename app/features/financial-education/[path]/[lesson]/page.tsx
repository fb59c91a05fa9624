import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import {
  FoldedContents,
  LessonContents,
  LessonNavigation,
  headingsOf,
} from '@/components/education/lesson/lesson-contents';
import { LessonDrawing } from '@/components/education/drawing/lesson-drawing';
import { LessonLaw, LawChangedNote } from '@/components/education/lesson/lesson-law';
import { LessonNotebook, ReadingMenu } from '@/components/education/lesson/lesson-notebook';
import { LessonQuiz } from '@/components/education/quiz/questions-page';
import { LessonTerms } from '@/components/education/glossary/terms';
import { LessonText, lessonTextId } from '@/components/education/lesson/lesson-text';
import { ReadingPlace } from '@/components/education/lesson/reading';
import { ownNumbers, WidgetCard } from '@/components/education/widget/widget-card';
import { TermHints } from '@/components/education/glossary/term-hints';
import { UnfoldTarget } from '@/components/education/unfold-target';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { lessonCalled, neighboursOf, prerequisitesOf } from '@/lib/education/domain/course';
import { educationPath, lessonPath } from '@/lib/education/domain/course-paths';
import { lawChangesSince, lawRowsOf } from '@/lib/education/domain/law-citation';
import { readMyNotes } from '@/lib/education/server/notes-store';
import { ownerOf } from '@/lib/auth/domain/owner';
import { loadCourse, loadLessonText } from '@/lib/education/server/source';
import { householdIn } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';
import { saveBookmark, saveHighlight, saveNote, removeHighlight } from '../../notes/actions';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listMySavedItems } from '@/lib/saved/store';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { education } = messages();

type PageProps = { params: Promise<{ path: string; lesson: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const { path, lesson } = await params;
  const found = lessonCalled(await loadCourse(), path, lesson);
  return {
    title: found?.title ?? education.missing.title,
    description: found?.summary,
    ...membersMetadata,
  };
}

/** A lesson: its text in one answer, then the calculator, the quiz and the law behind it. */
export default async function LessonPage({ params }: PageProps) {
  const member = await requireUser();
  const { path, lesson: slug } = await params;
  const [course, savedItems] = await Promise.all([loadCourse(), listMySavedItems()]);
  const lesson = lessonCalled(course, path, slug);
  if (!lesson) redirect(missingPathOf(educationPath, slug));
  const [text, notes] = await Promise.all([loadLessonText(lesson), readMyNotes(member, lesson.id)]);
  const today = dateInIndia(new Date());
  const learningPath = course.find((each) => each.slug === path);
  const contents = {
    headings: headingsOf(text),
    after: [
      { id: 'calculator', title: education.lesson.tryIt },
      { id: 'quiz', title: education.quiz.title },
    ],
    prerequisites: prerequisitesOf(course, lesson).map(({ title, id }) => ({
      title,
      path: lessonPath(id),
    })),
    messages: education.lesson,
  };
  return (
    <>
      <PageHeader
        title={lesson.title}
        back={{ href: `${educationPath}#${path}`, label: learningPath?.title ?? '' }}
        aside={
          <span className="text-xs text-ink-soft">
            {fill(education.lesson.place, {
              number: lesson.number,
              lessons: learningPath?.lessons.length ?? 0,
            })}{' '}
            · {fill(education.lesson.minutes, { minutes: lesson.minutes })}
          </span>
        }
        actions={<ReadingMenu />}
      />
      <LawChangedNote changes={lawChangesSince(lesson, today)} />
      <FoldedContents {...contents} />
      <div className="grid grid-cols-1 items-start gap-x-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <LessonContents {...contents} />
        <div>
          <LessonText
            Text={text}
            context={{ today, messages: education.computed }}
            terms={lesson.terms}
            lead={<LessonDrawing lesson={lesson.id} today={today} className="mb-5" />}
            calculator={{
              after: lesson.widgetAfter,
              content: (
                <aside aria-label={education.widget.title}>
                  <WidgetCard
                    setting={lesson.widget}
                    own={ownNumbers(
                      lesson.widget.kind,
                      savedOf(savedItems.ok ? savedItems.value : []),
                      education.widget,
                    )}
                  />
                </aside>
              ),
            }}
            messages={education.lesson}
          />
          <div className="mt-6 grid max-w-xl grid-cols-1 gap-3">
            <LessonQuiz lesson={lesson} owner={ownerOf(member.uid)} />
            <LessonNotebook
              lesson={lesson.id}
              articleId={lessonTextId}
              notes={notes}
              actions={{ saveBookmark, saveNote, saveHighlight, removeHighlight }}
            />
            <LessonTerms slugs={lesson.terms} title={education.lesson.key} />
            <LessonLaw rows={lawRowsOf(lesson, today)} />
            <p className="text-xs text-ink-soft">
              {lesson.summary}{' '}
              {fill(education.lesson.reviewed, { date: formatDate(lesson.reviewedOn) })}.
            </p>
          </div>
        </div>
      </div>
      <LessonNavigation {...neighboursOf(course, lesson)} />
      <TermHints />
      <UnfoldTarget key={lesson.id} />
      <ReadingPlace lesson={lesson.id} owner={ownerOf(member.uid)} />
    </>
  );
}

function savedOf(items: readonly SavedItem[]) {
  return {
    plans: items.flatMap((item) => summariseSavedPlan(item) ?? []),
    household: householdIn(items, dateInIndia(new Date())),
  };
}
