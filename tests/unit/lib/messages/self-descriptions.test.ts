import { browserKeys } from '@/lib/browser-storage/keys';
import { lessonsOf } from '@/lib/education/course';
import { loadCourse } from '@/lib/education/source';
import { weeklyMix } from '@/lib/education/weekly-mix';
import { taxYears } from '@/lib/law/tax-years';
import { messages } from '@/lib/messages';
import { mostLegs } from '@/lib/options/leg';
import { wallLimits } from '@/lib/support/wall-entry';

/** What a page says of what it stores must be what the browser stores: `last-sip` holds the last plan. */
test.each([
  ['en', /remembers your last plan/, /Nothing that you type is kept/],
  ['hi', /पिछली योजना इस ब्राउज़र में याद रहती है/, /तभी सहेजा जाता है/],
] as const)(
  'the SIP page says that the browser remembers the last plan, in %s',
  (language, says, not) => {
    expect(browserKeys).toContain('last-sip');
    const { lead } = messages(language).sip.page;
    expect(lead).toMatch(says);
    expect(lead).not.toMatch(not);
  },
);

const { education, glossary, options, search, support, tax } = messages();
const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const opening = (count: number) => new RegExp(`^${inWords[count]} `, 'i');

test('counts in sentences are those of the content and of the limits', async () => {
  const course = await loadCourse();
  expect(education.learn.lead).toMatch(opening(course.length));
  const progress = { answers: {} } as Parameters<typeof weeklyMix>[1];
  const mix = weeklyMix(course, progress, { uid: 'one', now: new Date('2026-11-23T06:00:00Z') });
  expect(education.mix.text).toMatch(opening(mix.questions.length));
  // Every lesson has the calculator and the quiz of which the page speaks.
  expect(education.lead).toMatch(/Each one has a calculator .* and a quiz/);
  for (const { id, widget, questions } of lessonsOf(course)) {
    expect([id, Boolean(widget), questions.length > 0]).toEqual([id, true, true]);
  }

  const years = taxYears.map(({ value }) => value.year);
  const last = years.at(-1)!;
  expect(tax.page.description).toContain(
    `Tax Year ${last}-${(last + 1) % 100} and ${inWords[years.length - 1]} earlier years`,
  );
  expect(options.form.most).toMatch(opening(mostLegs));
  expect(support.wall.form.nameHint).toContain(`At most ${wallLimits.name} characters`);
  expect(support.wall.form.messageHint).toContain(`At most ${wallLimits.message} characters`);
  expect(support.wall.form.manyWaiting).toMatch(opening(wallLimits.waitingPerSender));
});

test('the first lesson of each path is open, and no sentence says that all lessons need sign-in', () => {
  for (const text of [glossary.term.lessonsNote, education.card.demo, education.learn.lead]) {
    expect(text).toMatch(/first (lesson )?of each path/i);
  }
});

test('the search page names what it searches', () => {
  for (const text of [search.page.lead, search.page.description]) {
    for (const group of Object.values(search.groups)) {
      expect(text.toLowerCase()).toContain(group.toLowerCase().split(' and ')[0]);
    }
    expect(text).toMatch(/terms and lessons/);
  }
});
