import { render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingPlot } from '@/components/education/drawing/drawing';
import { lessonDrawings } from '@/components/education/drawing/lesson-drawings';
import { LessonDrawing } from '@/components/education/drawing/lesson-drawing';
import { lessonIdOf, pathSlugs, type LessonId } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';

const today = '2026-11-24';
const words = messages().lessonDrawings;
const ids = Object.keys(lessonDrawings) as LessonId[];
const lessons = pathSlugs.flatMap((path) =>
  readdirSync(join(__dirname, '../../../content/lessons', path))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => lessonIdOf(path, name.replace('.mdx', ''))),
);

const stepsOf = (plot: DrawingPlot) => ('steps' in plot ? plot.steps.length : 0);

test('every drawing belongs to a lesson, and only a lesson about papers has none', () => {
  expect(Object.keys(words).sort()).toEqual([...ids].sort());
  expect(lessons.filter((id) => !ids.includes(id))).toEqual(['tax/filing-your-return']);
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
  const { labels = [], series = [''] } = words[id] ?? {};
  const [rows, length] = {
    payoff: () => [[], 0] as const,
    bars: () => [plot.kind === 'bars' ? plot.values : [], labels.length] as const,
    lines: () => [plot.kind === 'lines' ? plot.values : [], stepsOf(plot)] as const,
    stack: () => [plot.kind === 'stack' ? plot.values : [], stepsOf(plot)] as const,
  }[plot.kind]();
  const count = { payoff: 0, bars: series.length, lines: labels.length, stack: labels.length };
  expect(rows.map((values) => values.length)).toEqual(Array(count[plot.kind]).fill(length));
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
])('%s prints %s', (id, text) => {
  render(<LessonDrawing lesson={id} today={today} />);
  expect(screen.getByRole('figure')).toHaveTextContent(text);
});
