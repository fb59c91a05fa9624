import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { computedRules } from '@/components/education/computed-rules';
import { lessonsOf } from '@/lib/education/domain/course';
import { headingId } from '@/lib/education/domain/term-uses';
import { citedRows } from '@/lib/education/domain/law-citation';
import { loadCourse } from '@/lib/education/server/source';
import { messages } from '@/lib/messages';

/**
 * Lint of the content: what holds of every lesson, quiz and path, so that a lesson that breaks it turns red by its
 * name. Plain text is read from the files; front matter and quizzes through the course, whose schemas refuse the rest.
 */
const folder = join(process.cwd(), 'content/lessons');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

const texts = new Map(
  files.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return [name.replace(/\.mdx$/, ''), source.replace(/^---\n[\s\S]*?\n---\n/, '')] as const;
  }),
);
const ids = [...texts.keys()];
const textOf = (id: string) => texts.get(id) ?? '';

const context = { today: '2026-11-21', messages: messages().education.computed } as const;
const components = ['Computed', 'Term'];

const bannedPhrases =
  /assured returns?|guaranteed returns?|risk[- ]free returns?|double your money|can(?:not|'t) lose|get rich|multibagger|sure[- ]shot|must-buy|strong buy|hot tip|target price|once in a lifetime|secret formula|act now/gi;
/** A phrase may be named to warn of it, in quotation marks. */
const quoted = /["“][^"“”]*["”]/g;

test('a lesson that breaks a rule is found: the banned phrases', () => {
  expect('This fund gives assured returns.'.match(bannedPhrases)).not.toBeNull();
  expect(
    'Anyone who says "assured returns" lies.'.replace(quoted, '').match(bannedPhrases),
  ).toBeNull();
});

test('the course has its paths and lessons, and every file of a lesson is in a path', async () => {
  const course = await loadCourse();
  expect(course.length).toBeGreaterThanOrEqual(6);
  expect(lessonsOf(course).length).toBeGreaterThanOrEqual(40);
  expect(
    lessonsOf(course)
      .map(({ id }) => id as string)
      .sort(),
  ).toEqual(ids);
  const slugs = lessonsOf(course).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('each lesson comes after what it builds on, cites rows of law, and has a section for its calculator', async () => {
  const lessons = lessonsOf(await loadCourse());
  for (const { id, pathSlug, number, prerequisites, laws, widgetAfter } of lessons) {
    const headings = [...textOf(id).matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect([id, headings.map(headingId)]).toEqual([id, expect.arrayContaining([widgetAfter])]);
    for (const slug of prerequisites) {
      const earlier = lessons.find((lesson) => lesson.slug === slug);
      expect([id, slug, earlier?.slug]).toEqual([id, slug, slug]);
      const isAfter = earlier?.pathSlug === pathSlug && earlier.number >= number;
      expect([id, slug, isAfter]).toEqual([id, slug, false]);
    }
    for (const citation of laws)
      expect([id, citation, citedRows(citation)?.length ?? 0]).not.toContain(0);
  }
});

test.each(ids)('%s: length, headings, figures, phrases, links', (id) => {
  const text = textOf(id);
  const plain = text.replace(/<Computed[^>]*\/>/g, 'figure').replace(/<[^>]+>/g, ' ');
  const words = plain.match(/[\p{L}\p{N}₹][\p{L}\p{N}'’.,%-]*/gu) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(600);
  expect(words.length).toBeLessThanOrEqual(1200);

  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => headingId(title));
  expect(headings.length).toBeGreaterThanOrEqual(3);
  expect(headings.length).toBeLessThanOrEqual(6);
  expect(new Set(headings).size).toBe(headings.length);
  expect(text).not.toMatch(/^# |^#{4,} /m);
  expect(text).not.toMatch(/[<>=]{7}/);

  expect(plain.replace(quoted, '').match(bannedPhrases)).toBeNull();
  expect(text.replace(/<[^>]+>/g, '')).not.toMatch(/[—!]/);

  const used = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !components.includes(name))).toEqual([]);
  expect(used.filter((name) => name === 'Computed').length).toBeGreaterThan(0);

  for (const [, address = ''] of text.matchAll(/\]\(([^)\s]+)/g)) {
    const isOurs = address.startsWith('#')
      ? headings.includes(address.slice(1))
      : /^\/(features|glossary|learn|analytics|search|account)(\/|$|\?|#)/.test(address);
    expect([address, isOurs || address.startsWith('https://')]).toEqual([address, true]);
  }
});

test.each(ids)('%s: every figure can be worked out, and says its unit once', (id) => {
  for (const [tag, attributes = ''] of textOf(id).matchAll(/<Computed\s([^>]*?)\/>/g)) {
    const { rule = '', ...input } = attributesOf(attributes);
    const figure = computedRules[rule]?.(input, context) ?? `no rule ${rule}`;
    expect([tag, figure]).toEqual([tag, expect.stringMatching(/^[^–]+$/)]);
    expect([tag, figure]).not.toEqual([tag, expect.stringMatching(/no rule|NaN|Infinity/)]);
  }
  // A figure in years, or as a percentage, brings its unit along.
  expect(textOf(id)).not.toMatch(
    /rule="(?:rule-of-72|withdrawal-years|years-to-crore)"[^>]*\/> years?\b/,
  );
  expect(textOf(id)).not.toMatch(/rule="cagr"[^>]*\/>\s?(?:%|per ?cent)/);
  expect(textOf(id)).not.toMatch(/₹\s?<Computed/);
});

test.each(ids)(
  '%s: every option has its reason and leads to a heading that is there',
  async (id) => {
    const headings = [...textOf(id).matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      headingId(title),
    );
    const lesson = lessonsOf(await loadCourse()).find((each) => each.id === id);
    const questions = lesson?.questions ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    const skills = new Set(questions.map(({ skill }) => skill));
    expect([...skills].filter((skill) => !lesson?.skills.includes(skill))).toEqual([]);
    for (const { id: question, options } of questions) {
      const lost = options.filter(({ paragraph }) => !headings.includes(paragraph));
      expect([question, lost.map(({ paragraph }) => paragraph)]).toEqual([question, []]);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
      expect(new Set(options.map(({ why }) => why)).size).toBe(options.length);
    }
    const places = new Set(
      questions.map(({ options }) => options.findIndex(({ isRight }) => isRight)),
    );
    expect(places.size).toBeGreaterThan(1);
  },
);

test('no two lessons share a paragraph', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const id of ids) {
    for (const block of textOf(id).split(/\n\s*\n/)) {
      const key = block.toLowerCase().replace(/\W+/g, ' ').trim();
      if (key.length < 60) continue;
      const other = seen.get(key);
      if (other) shared.push(`${other} and ${id}: ${key.slice(0, 60)}`);
      seen.set(key, id);
    }
  }
  expect(shared).toEqual([]);
});

test('the front matter of each file is YAML that the schemas accept', async () => {
  await expect(loadCourse()).resolves.toBeDefined();
  for (const id of ids) {
    const source = readFileSync(join(folder, `${id}.mdx`), 'utf8');
    expect(parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '')).toHaveProperty('reviewedOn');
  }
});

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g);
  return Object.fromEntries(
    [...found].map(([, name = '', quotedValue, braced]) => [name, quotedValue ?? braced ?? '']),
  );
}
