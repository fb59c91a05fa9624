import { isoDate } from '@/lib/calendar/read-iso-date';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { type ElementType, useState } from 'react';
import { CertificateForm } from '@/components/education/certificate-form';
import { CertificateView } from '@/components/education/certificate-view';
import { ContinueCard } from '@/components/education/continue-card';
import { LessonDrawing } from '@/components/education/drawing/lesson-drawing';
import { lessonDrawings } from '@/components/education/drawing/lesson-drawings';
import { LearnSyllabus } from '@/components/education/learn-syllabus';
import { MixCard, ReviewCard } from '@/components/education/learning-board';
import { LearningSummary } from '@/components/dashboard/cards/learning-cards';
import { ScamDrillCard } from '@/components/education/scam-drill-card';
import { scamDrills } from '@/lib/education/data/scams';
import { LawChangedNote, LessonLaw } from '@/components/education/lesson/lesson-law';
import { LessonText } from '@/components/education/lesson/lesson-text';
import { QuizAnswers } from '@/components/education/quiz/quiz-answers';
import { StandingCertificate } from '@/components/education/standing-certificate';
import { SyllabusPaths } from '@/components/education/syllabus-paths';
import { UnfoldTarget } from '@/components/education/unfold-target';
import { Card } from '@/components/ui/card/card';
import { answerTyped } from '@/components/education/widget/engine';
import { ownNumbers, WidgetCard } from '@/components/education/widget/widget-card';
import { startValues, widgetResults } from '@/components/education/widget/widget-rules';
import { askedQuestion, questionsOf, courseData } from '@/lib/education/domain/course';
import { type LessonId, lessonIdOf, pathSlugs } from '@/lib/education/domain/course-paths';
import { lawRowsOf } from '@/lib/education/domain/law-citation';
import { lessonStates, standingOf } from '@/lib/education/domain/learning/mastery';
import { type NextStep, overviewOf } from '@/lib/education/domain/learning/practice';
import { noProgress, withEvents } from '@/lib/education/domain/learning/progress';
import type { WidgetSetting } from '@/lib/education/domain/lesson-files';
import { unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { notKnown } from '@/lib/text/not-known';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { keyOf, sampleCourse } from '../../unit/lib/education/sample-course';
import { plainSpaces } from '@/tests/factories/plain-spaces';
import { hrefOf } from '@/tests/components/href-of';

describe('pages of learning', () => {
  const { education } = messages();
  const now = new Date('2026-11-21T10:00:00Z');
  const [path] = sampleCourse;

  const progress = withEvents(
    noProgress,
    ['q1', 'q2', 'q3', 'q4'].map((id) => ({
      ...{ kind: 'answered', id, atMs: now.getTime() - 5 * 86_400_000 },
      ...{ question: keyOf('a', 1, id), isRight: id !== 'q1', askedIn: 'quiz' },
    })),
  );

  it('says when the next question is due, where none is today', () => {
    const overview = {
      ...overviewOf(sampleCourse, progress, { uid: 'asha', now }),
      ...{ due: 0, nextDueOn: isoDate('2026-11-24') },
    };
    render(<ReviewCard overview={overview} />);
    expect(screen.getByText(/The next question is due on 24 Nov 2026\.$/)).toBeVisible();
  });

  it('shows no count of progress that cannot be read', () => {
    const unknown = { path: path!, states: new Map(), standing: null };
    render(<SyllabusPaths paths={[unknown]} nextLesson={null} />);
    expect(screen.getByText(`${notKnown} of 2`)).toBeInTheDocument();
    expect(screen.queryByText(/0 of|min left/)).not.toBeInTheDocument();
  });

  it('leads from an answer of a review to its lesson, also without scripts', () => {
    const [question] = questionsOf(path!.lessons);
    render(<QuizAnswers question={askedQuestion(question!)} />);
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      expect(link).toHaveAttribute('href', expect.stringContaining('a/a-lesson-1#'));
    }
  });

  it('shows the next step, what is due and how the week’s quiz stands', () => {
    const overview = overviewOf(sampleCourse, progress, { uid: 'asha', now });
    expect([overview.finished, overview.lessons]).toEqual([1, 8]);
    render(
      <>
        <ContinueCard next={overview.next} path={path!} headings={[]} today="2026-11-21" />
        <ReviewCard overview={overview} />
        <MixCard mix={overview.mix} />
      </>,
    );
    const next = screen.getByRole('region', { name: education.next.title });
    expect(within(next).getByText('a · lesson 2 of 2')).toBeVisible();
    expect(hrefOf('Start lesson Lesson 2 of a', next)).toBe(
      '/features/financial-education/a/a-lesson-2',
    );
    const review = screen.getByRole('region', { name: education.review.title });
    expect(within(review).getByRole('link')).toHaveTextContent(String(overview.due));
    expect(within(review).getAllByRole('listitem')).toHaveLength(7);
    expect(within(review).getAllByRole('listitem')[0]).toHaveTextContent(`${overview.due}Today`);
    expect(screen.getByText('6 questions')).toBeVisible();
    expect(screen.getAllByText(/^Question \d: not answered$/)).toHaveLength(6);
  });

  it('leads back to the section where the reader stopped, and says how far that is', () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const headings = titles.map((title) => ({ id: title.toLowerCase(), title }));
    render(
      <ContinueCard
        next={{ kind: 'resume', lesson: path!.lessons[0]!, heading: 'three' }}
        path={path!}
        headings={headings}
        today="2026-11-21"
      />,
    );
    expect(screen.getByText('You stopped at “Three”')).toBeVisible();
    expect(screen.getByText('Section 3 of 4')).toBeInTheDocument();
    // Half of five minutes.
    expect(screen.getByText('3 min left')).toBeVisible();
    expect(hrefOf('Continue lesson Lesson 1 of a')).toBe(
      '/features/financial-education/a/a-lesson-1#three',
    );
  });

  it.each([
    ['all-done', education.next.done, null],
    ['begin', 'Start: Lesson 1 of a', '/features/financial-education/a/a-lesson-1'],
    ['resume', 'Continue: Lesson 1 of a', '/features/financial-education/a/a-lesson-1#three'],
  ] as const)('sums learning up for the dashboard: %s', (kind, text, href) => {
    const overview = overviewOf(sampleCourse, noProgress, { uid: 'asha', now });
    const lesson = path!.lessons[0]!;
    const steps: Record<typeof kind, NextStep> = {
      'all-done': { kind: 'all-done' },
      begin: { kind: 'begin', lesson },
      resume: { kind: 'resume', lesson, heading: 'three' },
    };
    const due = kind === 'begin' ? 2 : 0;
    render(<LearningSummary overview={{ ...overview, next: steps[kind], due }} />);
    expect(screen.queryByRole('link', { name: text })?.getAttribute('href') ?? null).toBe(href);
    expect(screen.queryByText('2 questions are due') !== null).toBe(due > 0);
  });

  it('lists the paths that are not finished on the dashboard, first those that were begun', () => {
    const overview = overviewOf(sampleCourse, progress, { uid: 'asha', now });
    const paths = [
      ...overview.paths.map((one) => ({ ...one, finished: one.lessons })).slice(0, 1),
      { slug: 'x', title: 'Not begun', finished: 0, lessons: 3 },
      { slug: 'y', title: 'Begun', finished: 1, lessons: 3 },
    ];
    expect(overview.paths[0]).toMatchObject({ slug: 'a', finished: 1, lessons: 2 });
    render(<LearningSummary overview={{ ...overview, paths }} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Begun1 of 3', 'Not begun0 of 3']);
    expect(hrefOf('Begun')).toBe('/features/financial-education#y');
  });

  it('shows a path with how far each lesson is and the level of its skill', () => {
    const [standing] = standingOf(sampleCourse, progress, now);
    const known = { path: path!, states: lessonStates(path!, progress, now), standing: standing! };
    render(<SyllabusPaths paths={[known]} nextLesson="a/a-lesson-2" />);
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
    // The legend and the skill.
    expect(screen.getAllByText(education.levels.attempted)).toHaveLength(2);
  });

  it('opens the path at which the address points, which the browser does on a page load only', () => {
    Element.prototype.scrollIntoView = jest.fn();
    window.location.hash = '#b';
    const paths = sampleCourse.map((each) => ({ path: each, states: new Map(), standing: null }));
    render(
      <>
        <SyllabusPaths paths={paths} nextLesson="a/a-lesson-1" />
        <UnfoldTarget />
      </>,
    );
    window.location.hash = '';
    expect(screen.getByRole('list', { name: 'b' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'c' })).not.toBeVisible();
  });

  it('shows everybody the syllabus, with a link to first lessons only', () => {
    render(<LearnSyllabus course={sampleCourse} today="2026-11-21" />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const inside = links.filter((href) => /^\/(learn|features)\//.test(href ?? ''));
    expect(inside).toEqual(['/learn/a', '/learn/b', '/learn/c', '/learn/d']);
    expect(courseData(path!, 'https://x')).toMatchObject({
      '@type': 'Course',
      hasCourseInstance: { courseWorkload: 'PT10M' },
    });
  });

  it('names a cited rule that has changed with its day, and is empty without changes', () => {
    const { container, rerender } = render(<LawChangedNote changes={[]} />);
    expect(container).toBeEmptyDOMElement();
    const change = { citation: 'a#b', section: '198', changesOn: '2027-04-01' } as const;
    rerender(<LawChangedNote changes={[change]} />);
    expect(screen.getByText(/^Section 198 changed on 1 Apr 2027/)).toBeVisible();
  });

  it('names the law behind a lesson with section, first day and source', () => {
    const laws = ['cess#healthAndEducationCess', 'rebate#rebate'];
    const rows = lawRowsOf({ laws }, '2026-11-21');
    render(<LessonLaw rows={rows} />);
    const [cess, rebate] = screen.getAllByRole('listitem', { hidden: true });
    expect(cess).toHaveTextContent(
      /^Finance Act of the year .*, section 3, in force since 1 Apr 2018$/,
    );
    expect(rebate).toHaveTextContent(
      'Income-tax Act 2025 (30 of 2025), section 156 (section 87A of the Act of 1961), in force since 1 Apr 2025',
    );
    expect(screen.getAllByText(education.lesson.law.sources.secondary)).toHaveLength(1);
  });
});

describe('the calculator of a lesson', () => {
  const widgetMessages = messages().education.widget;
  const plan = { monthlyRupees: 10_000, annualRatePercent: 12, years: 20 };
  const sip: WidgetSetting = { kind: 'sip', ...plan };

  it('begins with the lesson’s example, answers what is typed, and says what it cannot read', async () => {
    const user = userEvent.setup();
    render(<WidgetCard setting={sip} own={[]} />);
    expect(screen.getByText('₹99.91 lakh')).toBeVisible();
    const years = screen.getByLabelText('Duration');
    await user.clear(years);
    expect(await screen.findByText('Enter a number from 1 to 50.')).toBeVisible();
    await user.type(years, '10');
    expect(await screen.findByText('₹12 lakh')).toBeVisible();
    await user.click(screen.getByRole('button', { name: widgetMessages.example }));
    expect(await screen.findByText('₹99.91 lakh')).toBeVisible();
  });

  it('says what is wrong with a field once the reader has stopped typing', async () => {
    const user = userEvent.setup();
    render(<WidgetCard setting={sip} own={[]} />);
    const years = screen.getByLabelText('Duration');
    await user.type(years, '{Backspace}5');
    expect(await screen.findByText('₹30 lakh')).toBeVisible();
    await user.clear(years);
    expect(screen.queryByText('Enter a number from 1 to 50.')).not.toBeInTheDocument();
    expect(await screen.findByText('Enter a number from 1 to 50.')).toBeVisible();
  });

  it('two plans of one name are two choices', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const own = [2_000, 3_000].map((monthlyRupees) => ({
      ...{ what: 'House', values: { monthlyRupees, years: 5 } },
    }));
    render(<WidgetCard setting={sip} own={own} />);
    expect(reported).not.toHaveBeenCalled();
    reported.mockRestore();
    await userEvent.click(screen.getAllByRole('button', { name: /House$/ })[1]!);
    expect(await screen.findByText('₹1.8 lakh')).toBeVisible();
  });

  it('takes the member’s own numbers', async () => {
    const own = [{ what: 'Holiday', values: { monthlyRupees: 2_000, years: 5 } }];
    render(<WidgetCard setting={sip} own={own} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Use my numbers/ }));
    expect(await screen.findByText('₹1.2 lakh')).toBeVisible();
    expect(screen.getByLabelText('Monthly')).toHaveValue('2,000');
  });

  it.each<[WidgetSetting, Record<string, string | null>]>([
    [{ kind: 'tax', grossSalaryRupees: 1_500_000 }, { new: '₹97,500' }],
    [{ kind: 'xirr' }, { invested: '₹1.8 lakh', gain: '₹30,000' }],
    [{ kind: 'option', preset: 'short-strangle' }, { maxLoss: null }],
    [{ kind: 'option', preset: 'long-call' }, { maxProfit: null }],
    [
      { kind: 'emi', principalRupees: 5_000_000, annualRatePercent: 8.5, months: 240 },
      { emi: '₹43,391' },
    ],
    [{ kind: 'emergency-fund', monthlyRupees: 28_000, months: 6 }, { fund: '₹1.68 lakh' }],
    [{ kind: 'real-value', rupees: 106, inflationPercent: 6, years: 1 }, { real: '₹100' }],
  ])('%o', (setting, expected) => {
    const preset = setting.kind === 'option' ? setting.preset : null;
    const results = widgetResults(setting.kind, preset, startValues(setting));
    const byId = Object.fromEntries(results.map(({ id, text }) => [id, text]));
    expect(plainSpaces(byId)).toMatchObject(expected);
    const named: Readonly<Record<string, string>> = widgetMessages.kinds[setting.kind].results;
    expect(results.filter(({ id }) => !named[id])).toEqual([]);
  });

  it('a goal that needs so much a month reaches it', () => {
    const typed = { targetRupees: '30 lakh', years: '12', annualRatePercent: '10%' };
    const { problems, results } = answerTyped('goal', null, typed);
    expect(problems).toEqual([]);
    expect(results?.[0]).toEqual({ id: 'monthly', text: '₹10,763' }); // 30 lakh ÷ 278.74, the annuity due of 144 months at 10 ÷ 12 %
    expect(answerTyped('goal', null, { ...typed, years: '1.5' }).problems).toEqual(['years']);
  });

  it('offers of one’s own plans only those that end there as they do where they were saved', () => {
    const planOf = (query: string) =>
      summariseSavedPlan({
        ...{ id: 'a', kind: 'sip-plan', version: 2, updatedAt: new Date('2026-11-21') },
        data: { title: query, query },
      }) ?? [];
    const queries = ['m=5000&r=12&y=10', 'm=5000&r=12&y=10&s=10', 'm=5000&r=12&y=10&l=100000'];
    const plans = queries.flatMap(planOf);
    expect(plans).toHaveLength(3);
    const own = (kind: WidgetSetting['kind']) =>
      ownNumbers(kind, { plans, household: unansweredHousehold }, widgetMessages).map(
        ({ what, values }) => [what, widgetResults(kind, null, values)[0]?.text],
      );
    expect(plainSpaces(own('sip'))).toEqual([[queries[0], '₹11.62 lakh']]);
    // 12% a year in months of 1% is 12.68% from year to year.
    expect(own('xirr')).toEqual([[queries[0], '12.7%']]);
  });

  it('offers of one’s own only what fits', () => {
    const household = {
      ...unansweredHousehold,
      ...{ monthlySpendRupees: 30_000, monthlyEmiRupees: 12_000, savingsRupees: 50_000 },
    };
    const own = (kind: WidgetSetting['kind']) =>
      ownNumbers(kind, { plans: [], household }, widgetMessages);
    // Instalments go on without an income, and count as in the lesson and on the dashboard.
    expect(own('emergency-fund')).toEqual([
      { what: widgetMessages.household, values: { monthlyRupees: 42_000, savedRupees: 50_000 } },
    ]);
    expect([own('emi'), own('sip'), own('option')]).toEqual([[], [], []]);
  });

  it('takes pay after tax for no gross salary, and promises no numbers that it cannot have', () => {
    const household = {
      ...unansweredHousehold,
      monthlyIncomeRupees: 100_000,
      longTermSavingsRupees: 400_000,
    };
    expect(ownNumbers('tax', { plans: [], household }, widgetMessages)).toEqual([]);
    const noteOf = (setting: WidgetSetting) => {
      const { container, unmount } = render(<WidgetCard setting={setting} own={[]} />);
      const text = container.textContent;
      unmount();
      return Object.values(widgetMessages.none).filter((note) => text.includes(note));
    };
    expect(noteOf({ kind: 'tax', grossSalaryRupees: 1_500_000 })).toEqual([]);
    expect(noteOf(sip)).toEqual([widgetMessages.none.plan]);
    expect(noteOf({ kind: 'emergency-fund', monthlyRupees: 28_000, months: 6 })).toEqual([
      widgetMessages.none.household,
    ]);
  });
});

describe('certificates and drills', () => {
  const certificatesMessages = messages().certificates;

  it.each(['no-name', 'issued', 'unavailable'] as const)('the form says “%s”', async (status) => {
    render(
      <CertificateForm
        id="abc"
        path="tax"
        saveAction={async (_, form) => ({ status, name: String(form.get('name')), id: null })}
        messages={certificatesMessages}
      />,
    );
    await userEvent.type(screen.getByLabelText(certificatesMessages.name), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: certificatesMessages.make }));
    const said = certificatesMessages.outcomes[status];
    await screen.findByText(said);
    const isAnnounced = screen.getAllByRole('status').some((box) => box.textContent.includes(said));
    expect(isAnnounced).toBe(status !== 'no-name');
    expect(
      screen.getByLabelText(certificatesMessages.name).matches(':invalid, [aria-invalid=true]'),
    ).toBe(status === 'no-name');
  });

  it('the focus goes to the certificate that takes the place of the form', async () => {
    function Place() {
      const [isIssued, setIsIssued] = useState(false);
      return (
        <Card title="Tax" titleId="tax">
          {isIssued ? (
            <button type="button">{certificatesMessages.copy.copy}</button>
          ) : (
            <CertificateForm
              id="abc"
              path="tax"
              saveAction={async (state) => {
                setIsIssued(true);
                return state;
              }}
              messages={certificatesMessages}
            />
          )}
        </Card>
      );
    }
    render(<Place />);
    await userEvent.type(screen.getByLabelText(certificatesMessages.name), 'Asha{Enter}');
    const copy = await screen.findByRole('button', { name: certificatesMessages.copy.copy });
    await waitFor(() => expect(copy).toHaveFocus());
  });

  it('a certificate says what was done, and that it is not a qualification', () => {
    render(
      <CertificateView
        certificate={{
          ...{ id: 'x'.repeat(22), path: 'tax', pathTitle: 'Tax', lessons: 7 },
          ...{ name: '<b>Asha</b>', issuedOn: '2026-11-21', withdrawnOn: null },
        }}
        site="arthayatra.example"
      />,
    );
    const statement = screen.getByText(/finished the path/);
    expect(statement).toHaveTextContent('<b>Asha</b> finished the path “Tax” of 7 lessons');
    expect(statement).toHaveTextContent('21 Nov 2026');
    expect(screen.getByText(/not a qualification/)).toBeInTheDocument();
  });

  it('a certificate is withdrawn by a second press, after what follows from it is said', async () => {
    const { withdraw } = certificatesMessages;
    const send = jest.fn(async () => ({ status: null }));
    render(
      <StandingCertificate
        certificate={{
          ...{ id: 'x'.repeat(22), path: 'tax', pathTitle: 'Tax', lessons: 7 },
          ...{ name: 'Asha', issuedOn: '2026-11-21', withdrawnOn: null },
        }}
        url=""
        withdraw={send}
      />,
    );
    const confirm = screen.getByRole('button', { name: withdraw.confirm });
    expect(confirm).not.toBeVisible();
    await userEvent.click(screen.getByLabelText(fill(withdraw.askFor, { title: 'Tax' })));
    expect(screen.getByText(certificatesMessages.withdrawHint)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('each choice of a drill opens its outcome, one at a time', () => {
    const [drill] = scamDrills;
    render(<ScamDrillCard drill={drill!} />);
    const groups = screen.getAllByRole('group');
    drill!.choices.forEach(({ text, why }, place) => {
      expect(groups[place]).toHaveAttribute('name', `choices-of-${drill!.slug}`);
      expect(groups[place]).not.toHaveAttribute('open');
      expect(groups[place]).toHaveTextContent(text);
      expect(groups[place]).toHaveTextContent(why);
    });
    expect(screen.getAllByText(messages().scamClinic.drill.safe)).toHaveLength(1);
  });
});

describe('lesson drawing', () => {
  const today = '2026-11-24';
  const words = messages().lessonDrawings;
  const ids = Object.keys(lessonDrawings) as LessonId[];
  const lessons = pathSlugs.flatMap((path) =>
    readdirSync(join(__dirname, '../../../content/lessons', path))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => lessonIdOf(path, name.replace('.mdx', ''))),
  );

  test('every drawing belongs to a lesson, and every lesson has one', () => {
    expect(Object.keys(words).sort()).toEqual([...ids].sort());
    expect(lessons.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !lessons.includes(id))).toEqual([]);
  });

  test.each(ids)('%s is drawn from known numbers and says what it shows', (id) => {
    render(<LessonDrawing lesson={id} today={today} />);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveAccessibleName();
    expect(figure).not.toHaveTextContent(/[{}]|NaN|Infinity|undefined/);
    expect(figure.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(figure.innerHTML).toMatch(/<(path|rect) [^>]*\d/);
    const { plot } = lessonDrawings[id]!(today);
    if (plot.kind === 'payoff') return;
    const { labels = [], series = [''] } = words[id] ?? {};
    const [count, length] =
      plot.kind === 'bars' ? [series.length, labels.length] : [labels.length, plot.steps.length];
    expect(plot.values.map((values) => values.length)).toEqual(Array(count).fill(length));
  });

  test.each<[LessonId, string]>([
    // 10,000 a month for 25 years at 10% and at 11%, as in the text of the lesson.
    ['saving-and-funds/cost-of-a-fund', '₹1.34 crore instead of ₹1.59 crore'],
    // 30 lakh ÷ 278.74, the annuity due of 144 months at 10 ÷ 12 %.
    ['saving-and-funds/goals-and-mix', '₹10,763 a month'],
    // The rebate up to 12 lakh and its marginal relief above, with cess.
    ['tax/how-income-tax-works', '₹0 on ₹12.75 lakh, ₹10,400 on ₹12.85 lakh'],
    // 3 lakh of rent less 10% of 9 lakh.
    ['tax/rent-and-home-loan', '₹2.1 lakh of his HRA'],
    ['protection-loans-retirement/how-a-loan-works', 'EMI ₹17,195'],
    // The strike 20,000 and the net cost of 90, as in the text of the lesson.
    ['options-and-risk/limits-on-a-loss', '20,090'],
  ])('%s prints %s', (id, text) => {
    render(<LessonDrawing lesson={id} today={today} />);
    expect(screen.getByRole('figure')).toHaveTextContent(text);
  });
});

describe('lesson table', () => {
  /** What the compiler makes of a table in Markdown. */
  const Text: MDXContent = ({ components = {} }: { components?: MDXComponents }) => {
    const parts = components as Record<string, ElementType>;
    const { table: Box = 'table', th: Head = 'th', td: Cell = 'td' } = parts;
    return (
      <Box>
        <thead>
          <tr>
            <Head>Age</Head>
            <Head>
              Rate in <em>percent</em>
            </Head>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>60</Cell>
            <Cell>7.5</Cell>
          </tr>
        </tbody>
      </Box>
    );
  };

  test('a table of a lesson is named by its columns and can be scrolled by the keyboard', () => {
    const { computed, lesson } = messages().education;
    render(
      <LessonText
        Text={Text}
        context={{ today: '2026-11-23', messages: computed }}
        terms={[]}
        messages={lesson}
      />,
    );
    const box = screen.getByRole('region', { name: 'Age, Rate in percent' });
    expect(box).toHaveAttribute('tabindex', '0');
    const table = within(box).getByRole('table', { name: 'Age, Rate in percent' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('cell', { name: '7.5' })).toBeInTheDocument();
    expect(box).toHaveClass('[&_:is(td,th):nth-child(2)]:text-right');
  });
});
