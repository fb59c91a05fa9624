import { render, screen, within } from '@testing-library/react';
import { LearnSyllabus } from '@/components/education/learn-syllabus';
import { ContinueCard } from '@/components/education/continue-card';
import { MixCard, ReviewCard } from '@/components/education/learning-board';
import { LessonLaw, LawChangedNote } from '@/components/education/lesson/lesson-law';
import { SyllabusPaths } from '@/components/education/syllabus-paths';
import { lawRowsOf } from '@/lib/education/domain/law-citation';
import { lessonStates, standingOf } from '@/lib/education/domain/learning/mastery';
import { overviewOf } from '@/lib/education/domain/learning/overview';
import { noProgress, withEvents } from '@/lib/education/domain/learning/progress';
import { courseData } from '@/lib/education/domain/structured-data';
import { messages } from '@/lib/messages';
import { keyOf, sampleCourse } from '../../unit/lib/education/sample-course';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { education } = messages();
const now = new Date('2026-11-21T10:00:00Z');
const [path] = sampleCourse;

const progress = withEvents(
  noProgress,
  ['q1', 'q2', 'q3', 'q4'].map((id) => ({
    kind: 'answered',
    id,
    atMs: now.getTime() - 5 * 86_400_000,
    question: keyOf('a', 1, id),
    isRight: id !== 'q1',
    askedIn: 'quiz',
  })),
);

it('shows the next step, what is due and how the week’s quiz stands', () => {
  const overview = overviewOf(sampleCourse, progress, { uid: 'asha', now });
  expect([overview.finished, overview.lessons]).toEqual([1, 8]);
  render(
    <>
      <ContinueCard
        next={overview.next}
        path={path!}
        headings={[]}
        today="2026-11-21"
        messages={education.next}
      />
      <ReviewCard overview={overview} messages={education.review} />
      <MixCard mix={overview.mix} messages={education.mix} />
    </>,
  );
  const next = screen.getByRole('region', { name: education.next.title });
  expect(within(next).getByText('a · lesson 2 of 2')).toBeVisible();
  expect(within(next).getByRole('link', { name: 'Start lesson Lesson 2 of a' })).toHaveAttribute(
    'href',
    '/features/financial-education/a/a-lesson-2',
  );
  const review = screen.getByRole('region', { name: education.review.title });
  expect(within(review).getByText(/questions are due|1 question is due/)).toBeVisible();
  expect(within(review).getAllByRole('listitem')).toHaveLength(7);
  expect(within(review).getAllByRole('listitem')[0]).toHaveTextContent(`${overview.due}Today`);
  expect(screen.getByText(/0 of 6 answered, 0 right/)).toBeVisible();
  expect(screen.getAllByText(/^Question \d: not answered$/)).toHaveLength(6);
});

it('leads back to the section where the reader stopped, and says how far that is', () => {
  const headings = ['One', 'Two', 'Three', 'Four'].map((title) => ({
    id: title.toLowerCase(),
    title,
  }));
  render(
    <ContinueCard
      next={{ kind: 'resume', lesson: path!.lessons[0]!, heading: 'three' }}
      path={path!}
      headings={headings}
      today="2026-11-21"
      messages={education.next}
    />,
  );
  expect(screen.getByText('You stopped at “Three”')).toBeVisible();
  expect(screen.getByText('Section 3 of 4')).toBeInTheDocument();
  // Half of five minutes.
  expect(screen.getByText('3 min left')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue lesson Lesson 1 of a' })).toHaveAttribute(
    'href',
    '/features/financial-education/a/a-lesson-1#three',
  );
});

it('shows a path with how far each lesson is and the level of its skill', () => {
  render(
    <SyllabusPaths
      paths={[
        {
          path: path!,
          states: lessonStates(path!, progress, now),
          standing: standingOf(sampleCourse, progress, now)[0]!,
        },
      ]}
      nextLesson="a/a-lesson-2"
      messages={education}
    />,
  );
  // What lies in a closed details has no role: the path of the next lesson is open.
  const lessons = screen.getByRole('list', { name: 'a' });
  expect(lessons).toHaveAttribute('id', 'a');
  expect(lessons).toBeVisible();
  const [first, second] = within(lessons).getAllByRole('listitem');
  expect(within(first!).getByText(education.syllabus.finished)).toBeInTheDocument();
  // Three of its four questions are right; of the skill's eight, which both lessons share, too few.
  expect(within(first!).getByText(education.levels.familiar)).toBeVisible();
  expect(within(second!).queryByText(education.syllabus.finished)).not.toBeInTheDocument();
  expect(within(second!).getByText('5 min')).toBeVisible();
  expect(screen.getByText('1 of 2 lessons finished')).toBeInTheDocument();
  expect(screen.getByText(education.levels.attempted)).toBeInTheDocument();
});

it('shows everybody the syllabus, with a link to first lessons only', () => {
  render(<LearnSyllabus course={sampleCourse} today="2026-11-21" messages={education} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/learn/'))).toEqual([
    '/learn/a',
    '/learn/b',
    '/learn/c',
    '/learn/d',
  ]);
  expect(links.filter((href) => href?.startsWith('/features/'))).toEqual([]);
  expect(courseData(path!, 'https://x')).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: { courseWorkload: 'PT10M' },
  });
});

it('is amber where a cited rule has changed, and says nothing otherwise', () => {
  const { container, rerender } = render(
    <LawChangedNote changes={[]} messages={education.lesson.changed} />,
  );
  expect(container).toBeEmptyDOMElement();
  const change = { citation: 'a#b', section: '198', changesOn: '2027-04-01' } as const;
  rerender(<LawChangedNote changes={[change]} messages={education.lesson.changed} />);
  expect(screen.getByText(/^Section 198 changed on 1 Apr 2027/)).toBeVisible();
});

it('names the law behind a lesson with section, first day and source', () => {
  const rows = lawRowsOf({ laws: ['cess#healthAndEducationCess', 'rebate#rebate'] }, '2026-11-21');
  render(<LessonLaw rows={rows} messages={education.lesson.law} />);
  const [cess, rebate] = screen.getAllByRole('listitem', { hidden: true });
  expect(cess).toHaveTextContent(
    /^Finance Act of the year .*, section 3, in force since 1 Apr 2018$/,
  );
  expect(rebate).toHaveTextContent(
    'Income-tax Act 2025 (30 of 2025), section 156 (section 87A of the Act of 1961), in force since 1 Apr 2025',
  );
  expect(screen.getAllByText(education.lesson.law.sources.secondary)).toHaveLength(1);
});
