import { readFileSync } from 'node:fs';
import { messages } from '@/lib/messages';
import { headingId } from '@/lib/education/domain/term-uses';
import { presetIds } from '@/lib/options/domain/position/preset-groups';
import { presetLessons } from '@/lib/options/domain/position/preset-lessons';

const { lessons } = messages().options.presets;

/** The text of a lesson; throws where there is none. */
const textOf = (slug: string) =>
  readFileSync(`content/lessons/options-and-risk/${slug}.mdx`, 'utf8');

test.each(presetIds)('%s links to a part of a lesson that exists', (preset) => {
  const { lesson, heading } = presetLessons[preset];
  const headings = [...textOf(lesson).matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    headingId(text),
  );
  expect(headings).toContain(heading);
});

test('lessons are named as their pages are', () => {
  for (const [slug, title] of Object.entries(lessons)) {
    expect(/^title: (.+)$/m.exec(textOf(slug))?.[1]).toBe(title);
  }
});
