import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import quiz from '@/content/lessons/first-salary/plan-for-the-month.quiz.json';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { axeFindings } from './fixtures/axe';
import { progressOf } from './fixtures/database';
import { expectNothingForGuests } from './fixtures/guest';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const { education } = messages();
const path = '/features/financial-education';
const lesson = `${path}/first-salary/plan-for-the-month`;
const root = join(__dirname, '../..');

/** A member's text of each path's second lesson: its first long line of prose. A guest may read first lessons. */
const lessonTexts = [
  'first-salary/plan-for-the-month',
  'tax/new-or-old-regime',
  'options-and-risk/what-moves-an-option-price',
].map((id) => {
  const text = readFileSync(join(root, `content/lessons/${id}.mdx`), 'utf8');
  const prose = text.replace(/^---[\s\S]*?\n---\n/, '');
  return /^[A-Z][\w ,]{30}/m.exec(prose)?.[0] ?? '';
});
const memberTexts = [...lessonTexts, quiz.questions[0]?.question.slice(0, 40) ?? ''];

test('a guest gets no byte of the members’ text, by any kind of request or file', async () => {
  for (const text of memberTexts) expect(text.length).toBeGreaterThan(25);
  const paths = [path, lesson, `${path}/review`, `${path}/weekly-mix`, `${path}/missing/x`];
  await expectNothingForGuests(paths, memberTexts);
  for (const open of ['/learn', '/learn/first-salary', '/learn/tax', '/learn/options-and-risk']) {
    const page = await rawRequest(open);
    // Next leads a bare request for a static page's data to its address with a hash.
    const led = await rawRequest(open, { headers: { rsc: '1' } });
    const data = await rawRequest(led.location ?? open, { headers: { rsc: '1' } });
    for (const { status, body } of [page, data]) {
      expect([open, status]).toEqual([open, 200]);
      expect(body).toContain('lesson');
      for (const member of memberTexts) expect(body).not.toContain(member);
    }
  }
  // What the browser may fetch by name: no lesson or quiz was bundled for it.
  const folder = join(root, '.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const found = memberTexts.filter((member) => text.includes(member));
    expect([name, found]).toEqual([name, []]);
  }
  const response = await rawRequest('/api/learning', {
    method: 'POST',
    headers: { origin: ownOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ owner: 'x', events: [] }),
  });
  expect(response.status).toBe(401);
});

async function answer(page: Page, question: number, isRight = true) {
  const { options = [], question: text = '' } = quiz.questions[question] ?? {};
  const chosen = options.find((option) => option.isRight === isRight);
  const group = page.getByRole('group', { name: text });
  await group.getByRole('radio', { name: chosen?.text, exact: true }).check();
  await page.getByRole('button', { name: education.quiz.check }).click();
  await expect(
    page.getByText(isRight ? education.quiz.right : education.quiz.wrong, { exact: true }),
  ).toBeVisible();
}

test('from the syllabus through a lesson and its quiz to mastery, and back where one was', async ({
  page,
  signInMember,
}) => {
  test.slow();
  const { uid } = await signInMember();
  await page.goto(path);
  await page.getByRole('link', { name: 'A plan for the month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A plan for the month' })).toBeVisible();
  const firstParagraph = page.locator(`#${quiz.questions[0]?.options[0]?.paragraph}`);
  await expect(firstParagraph).toBeVisible();

  const calculator = page.locator('#calculator');
  const amount = calculator.getByRole('textbox').first();
  await amount.fill('nothing');
  await expect(calculator.getByText(/^Enter a number from/)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);

  await page.locator('#quiz').scrollIntoViewIfNeeded();
  for (const index of quiz.questions.keys()) {
    await answer(page, index);
    const isLast = index === quiz.questions.length - 1;
    await page
      .getByRole('button', { name: isLast ? education.quiz.finish : education.quiz.next })
      .click();
  }
  const count = quiz.questions.length;
  const result = fill(education.quiz.result, { right: count, count });
  await expect(page.getByRole('heading', { name: result })).toBeVisible();
  await expect(page.locator('#quiz').getByText(education.quiz.saved)).toBeVisible();
  const { answers } = await progressOf(uid);
  expect(Object.keys(answers)).toHaveLength(count);

  await page.goto(path);
  await expect(page.getByText(/^1 of \d+ lessons · \d+ due$/)).toBeVisible();
  const next = page.getByRole('region', { name: education.next.title });
  await expect(next.getByRole('figure')).toBeVisible();
  await next.getByRole('link', { name: education.next.beginButton }).click();
  await expect(page).toHaveURL(/\/financial-education\/[a-z-]+\/[a-z-]+$/);
  await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  // The event sent on leaving may arrive after the next page.
  await expect(async () => {
    await page.goto(path);
    await expect(next.getByRole('link', { name: education.next.resumeButton })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});

test.describe('a lost connection and two tabs', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('nothing is lost and nothing counts twice', async ({ page, context, signInMember }) => {
    const { uid } = await signInMember();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(lesson);
      await tab.locator('#quiz').scrollIntoViewIfNeeded();
      await expect(tab.getByRole('button', { name: education.quiz.check })).toBeVisible();
    }
    await context.setOffline(true);
    await answer(page, 0, false);
    await answer(other, 0);
    await expect(page.getByText(/answers? waits? in this browser/)).toBeVisible();
    await page.getByRole('button', { name: education.quiz.next }).click();
    await answer(page, 1);
    const key = (index: number) => `first-salary/plan-for-the-month:${quiz.questions[index]?.id}`;
    expect((await progressOf(uid)).answers[key(0)]).toBeUndefined();

    await context.setOffline(false);
    await expect
      .poll(async () => {
        const { answers } = await progressOf(uid);
        return [answers[key(0)]?.length, answers[key(1)]?.length];
      })
      .toEqual([2, 1]);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((name) => name.startsWith('learning')),
        ),
      )
      .toEqual([]);
    // Both tabs had all of it to send.
    await other.reload();
    const { answers } = await progressOf(uid);
    expect(answers[key(0)]?.map(({ isRight }) => isRight)).toEqual([false, true]);
  });
});
