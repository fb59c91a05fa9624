import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { axeFindings } from './fixtures/axe';
import { writeDocument } from './fixtures/database';
import { downloadBy } from './fixtures/download';
import { untilHydrated } from './fixtures/hydrated';
import { expectNothingForGuests } from './fixtures/guest';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const { certificates, glossary, lessonNotes, navigation, scamClinic } = messages();
const { inLesson } = lessonNotes;
const education = '/features/financial-education';
const lesson = `${education}/first-salary/accounts-and-upi`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the glossary leads by letter to a word, its Hindi name, its law and its lessons', async ({
    page,
  }) => {
    await page.goto('/glossary');
    await page.getByRole('link', { name: fill(glossary.toLetter, { letter: 'E' }) }).click();
    await expect(page).toHaveURL(/#letter-e$/);
    await page.getByRole('link', { name: 'Exit load', exact: true }).click();
    await expect(page).toHaveTitle('Exit load | Arthayatra');
    await expect(page.getByRole('heading', { level: 1, name: 'Exit load' })).toBeVisible();
    await expect(page.getByRole('link', { name: navigation.titles.mutualFunds })).not.toHaveCount(
      0,
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"@type":"DefinedTerm"');
    await page.goto('/glossary/sip');
    await expect(page.locator('[lang=hi]')).toBeVisible();
    await expect(page.getByRole('heading', { name: glossary.term.lessons })).toBeVisible();
  });
});

test('the glossary is filtered as one types, its letters too', async ({ page }) => {
  await page.goto('/glossary');
  const filter = page.getByRole('searchbox', { name: glossary.filter.filter });
  await filter.fill('exit load');
  await expect(page.getByRole('link', { name: 'Exit load', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Absolute return', exact: true })).toBeHidden();
  const toLetter = page.getByRole('link', { name: fill(glossary.toLetter, { letter: 'Y' }) });
  await expect(toLetter).toBeHidden();
  await filter.fill('zzqqzz');
  await expect(page.getByText(glossary.filter.none)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await filter.fill('');
  await expect(page.getByRole('link', { name: 'Absolute return', exact: true })).toBeVisible();
  await expect(toLetter).toBeVisible();
});

test('an element that is added to a long page restyles itself, not every link of the page', async ({
  page,
  browser,
}) => {
  // The rules for the bottom bar of phones ask `:has()` of the page itself.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/glossary');
  await untilHydrated(page);
  expect(await page.locator('main a').count()).toBeGreaterThan(500);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(() => {
    document.body.append(document.createElement('div'));
    return document.body.offsetHeight;
  });
  const trace = z
    .object({ traceEvents: z.array(z.looseObject({ name: z.string() })) })
    .parse(JSON.parse((await browser.stopTracing()).toString()));
  const restyled = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => z.object({ elementCount: z.number() }).parse(args).elementCount);
  expect(Math.max(...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(50);
});

test('texts that a document has in its HTML alone are there after a change of route too', async ({
  page,
}) => {
  await page.goto('/learn');
  await untilHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: navigation.titles.glossary }).click();
  const word = page.getByRole('link', { name: 'Exit load', exact: true });
  await expect(word).toHaveAttribute('href', '/glossary/exit-load');
  await footer.getByRole('link', { name: navigation.titles.privacyPolicy }).click();
  const { clauses, inventory, inventoryTable } = messages().privacyPolicy;
  const [clause] = clauses['what-we-keep'].text;
  await expect(page.getByText(clause ?? '', { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: inventoryTable.serverCaption });
  await expect(
    table.getByRole('rowheader', { name: inventory.email.datum, exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(word).toBeVisible();
});

test('a word that is not there is said to be missing, however it is spelled', async () => {
  for (const path of ['/glossary/no-such-word', '/glossary/No%20such.word']) {
    const { status, location } = await rawRequest(path);
    expect([path, status]).toEqual([path, 307]);
    const answer = await rawRequest(new URL(location ?? '', ownOrigin).pathname);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(glossary.missing.title);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  }
  expect((await rawRequest('/glossary/SIP')).location).toMatch(/\/glossary\/sip$/);
});

test('a word on a page opens by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/features/sip-calculator');
  const strip = page.getByRole('complementary', { name: glossary.strip });
  const word = strip.getByRole('link').first();
  // The next Tab goes on from where was pressed last.
  await strip.getByText(glossary.strip).click();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  const note = strip.locator('[popover]').first();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/sip$/);
});

test('a member notes, bookmarks and marks in a lesson, and takes all of it along', async ({
  page,
  context,
  signInMember,
}) => {
  await signInMember();
  await page.goto(lesson);
  const notebook = page.locator('summary').filter({ hasText: inLesson.title });
  await notebook.click();
  await page.getByRole('button', { name: inLesson.bookmark, exact: true }).click();
  await expect(page.getByRole('button', { name: inLesson.removeBookmark })).toBeVisible();
  const note = page.getByLabel(inLesson.note, { exact: true });
  await note.fill('Ask for a *second* account');
  await page.getByRole('button', { name: inLesson.save }).click();
  await expect(page.getByText(inLesson.outcomes.saved)).toBeVisible();

  await test.step('a note changed in another tab is not overwritten unseen', async () => {
    const other = await context.newPage();
    // Open from the start where it has content.
    await other.goto(lesson);
    await other.getByLabel(inLesson.note, { exact: true }).fill('From the other tab');
    await other.getByRole('button', { name: inLesson.save }).click();
    await expect(other.getByText(inLesson.outcomes.saved)).toBeVisible();
    await other.close();
    await note.fill('From the first tab');
    await page.getByRole('button', { name: inLesson.save }).click();
    await expect(page.getByText(inLesson.outcomes['changed-elsewhere'])).toBeVisible();
    await expect(page.getByText('From the other tab')).toBeVisible();
    await expect(note).toHaveValue('From the first tab');
    await page.getByRole('button', { name: inLesson.save }).click();
    await expect(page.getByText(inLesson.outcomes.saved)).toBeVisible();
  });

  await test.step('words are marked by pointer, a paragraph without one', async () => {
    const paragraph = page.locator('[data-lesson-text] p:not(figure p)').first();
    await expect(page.getByRole('button', { name: inLesson.markParagraph })).toBeVisible();
    await paragraph.click({ clickCount: 3 });
    await page.getByRole('button', { name: inLesson.markSelection }).click();
    await expect(page.locator('blockquote')).toHaveCount(1);
    await page.getByLabel(inLesson.paragraph).selectOption({ index: 3 });
    await page.getByRole('button', { name: inLesson.markParagraph }).click();
    await expect(page.locator('blockquote')).toHaveCount(2);
    const painted = () =>
      page.evaluate(() => [...(CSS.highlights.get('saved-passage') ?? [])].map(String));
    await expect.poll(async () => (await painted()).length).toBe(2);
    expect((await painted())[0]).toContain('Your employer opened a salary account');
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('the text grows, is remembered, and keeps the length of its lines', async () => {
    const menu = page.getByRole('button', { name: lessonNotes.reading.label });
    await menu.click();
    await page.getByText(lessonNotes.reading.sizes.largest, { exact: true }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-reading', 'largest');
    await menu.click();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByText(lessonNotes.reading.sizes.standard, { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-reading');
    await page.getByRole('link', { name: lessonNotes.reading.note }).click();
    await expect(page.getByLabel(inLesson.note, { exact: true })).toBeInViewport();
  });

  // By keyboard: the text has just changed its size, and what is pointed at may still move.
  await page.getByRole('link', { name: inLesson.all }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: lessonNotes.title })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  const { text } = await downloadBy(page.getByRole('link', { name: lessonNotes.export }));
  expect(text).toContain(`(${ownOrigin}${lesson})`);
  expect(text).toContain('From the first tab');
  expect(text).toContain('> Your employer opened a salary account');
});

test('a drill shows what comes of a choice', async ({ page, signInMember }) => {
  await signInMember();
  await page.goto(`${education}/scam-clinic`);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page
    .getByRole('link', { name: fill(scamClinic.openLabel, { title: '' }) })
    .first()
    .click();
  const choices = page.locator('details[name]');
  await expect(choices).toHaveCount(3);
  await choices.nth(0).locator('summary').press('Enter');
  await expect(choices.nth(0).locator('p')).toBeVisible();
  await choices.nth(1).locator('summary').press('Enter');
  await expect(choices.nth(0).locator('p')).toBeHidden();
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('a certificate is made, seen by a stranger, and withdrawn', async ({
  page,
  browser,
  baseURL,
  signInMember,
}) => {
  const { uid } = await signInMember();
  await learnPath(uid, 'first-salary');
  await page.goto(`${education}/certificates`);
  await expect(page.getByLabel(certificates.name)).toHaveCount(1);
  await page.getByRole('button', { name: certificates.make }).click();
  await expect(page.getByText(certificates.outcomes['no-name'])).toBeVisible();
  await page.getByLabel(certificates.name).fill('Asha of Pune');
  await page.getByRole('button', { name: certificates.make }).click();
  await expect(page.getByText(/Issued to Asha of Pune/)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  const address = await page.locator('[id^=address-]').textContent();

  const elsewhere = await browser.newContext({ baseURL });
  const stranger = await elsewhere.newPage();
  await stranger.goto(new URL(address ?? '').pathname);
  await expect(stranger.getByText(/Asha of Pune finished the path/)).toBeVisible();
  await expect(stranger.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  expect(await axeFindings(stranger)).toEqual([]);
  expect(await stranger.content()).not.toContain(uid);

  const { askFor, confirm } = certificates.withdraw;
  await page.getByLabel(fill(askFor, { title: 'Your first salary' })).click();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText(certificates.page.withdrawnTitle)).toBeVisible();
  expect(await stranger.content()).not.toContain('Asha of Pune');
  await elsewhere.close();
  const missing = await rawRequest(`/certificates/${'A'.repeat(22)}`);
  expect(missing.location).toContain('/certificates/missing/');
  expect((await rawRequest(missing.location ?? '')).status).toBe(404);
});

test('a guest gets nothing of notes, drills and certificates of members', async () => {
  const paths = [
    ...['notes', 'notes/notes.md', 'scam-clinic', 'scam-clinic/tips-group', 'certificates'],
  ].map((path) => `${education}/${path}`);
  await expectNothingForGuests(paths, ['sure shot', 'Lakshya', 'Arthayatra notes']);
});

/** Makes somebody who has answered every question of a path right, an hour ago. */
async function learnPath(uid: string, path: string): Promise<void> {
  const { lessons } = readLessonFile(`${path}/path.json`) as { lessons: string[] };
  const keys = lessons.flatMap((lesson) => {
    const { questions } = readLessonFile(`${path}/${lesson}.quiz.json`) as {
      questions: { id: string }[];
    };
    return questions.map(({ id }) => `${path}/${lesson}:${id}`);
  });
  const answer = { atMs: Date.now() - 3_600_000, isRight: true, askedIn: 'quiz' };
  const answers = Object.fromEntries(keys.map((key) => [key, [answer]]));
  await writeDocument(`users/${uid}/learning/progress`, { version: 1, answers, places: {} });
}

function readLessonFile(name: string): unknown {
  return JSON.parse(readFileSync(join(__dirname, '../../content/lessons', name), 'utf8'));
}
