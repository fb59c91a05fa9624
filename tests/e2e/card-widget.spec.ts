import type { Page } from '@playwright/test';
import { cardTiming } from '@/components/ui/card/card-timing';
import { axeFindings } from './fixtures/axe';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** On the page that shows the widget, by keyboard and in a real layout; its states are held by tests/components/ui/overlay. */
const place = (page: Page) => page.locator('#card-widget');
const card = (page: Page) => place(page).getByRole('region', { name: 'Net worth', exact: true });
const menuButton = (page: Page) =>
  place(page).getByRole('button', { name: 'Options of Net worth' });
const note = (page: Page) => place(page).getByLabel('A note for yourself');

/** What happened to the card since the last key. Nothing of it depends on how many frames the machine could draw. */
type Seen = {
  /** The lengths of the movements that began, as the browser received them. */
  movementsMs: number[];
  /** The height at the start, in the middle and at the end of a movement that folds. */
  heightsPx: number[];
  /** From the last key until the overlay was gone; null while it shows, or if it never did. */
  overlaidMs: number | null;
  /** The same of the lock that keeps the page behind from scrolling. */
  lockedMs: number | null;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/component/card-widget');
  // So that the page scrolls.
  await place(page).locator('summary').click();
  await card(page).scrollIntoViewIfNeeded();
});

test('collapses and expands in 400 ms, and what was typed stays', async ({ page }) => {
  await note(page).fill('abc');
  await watch(page);
  await choose(page, 'Collapse');
  await expectSaid(page, 'Net worth is collapsed.');
  const folding = await seen(page);
  expect(folding.movementsMs).toEqual([cardTiming.collapseMs]);
  expectSteady(folding.heightsPx.toReversed());
  await expectStill(page);
  await expect(note(page)).not.toBeInViewport();
  await expect(menuButton(page)).toBeFocused();
  // Folded away it cannot be reached: the next stop lies beyond the card.
  await page.keyboard.press('Tab');
  await expect(note(page)).not.toBeFocused();

  await watch(page);
  await choose(page, 'Expand');
  await expectSaid(page, 'Net worth is expanded.');
  const unfolding = await seen(page);
  expect(unfolding.movementsMs).toEqual([cardTiming.collapseMs]);
  expectSteady(unfolding.heightsPx);
  await expect(note(page)).toHaveValue('abc');
  await expect(note(page)).toBeInViewport();
});

test('fills the screen in 500 ms, holds the page and the focus, and Escape leads back', async ({
  page,
}) => {
  const scrolledPx = () => page.evaluate(() => window.scrollY);
  const before = await scrolledPx();
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx).toBeGreaterThan((page.viewportSize()?.height ?? 0) + 200);
  await note(page).fill('abc');

  await watch(page);
  await choose(page, 'Full screen');
  await expectSaid(page, 'Net worth fills the screen.');
  expect((await seen(page)).movementsMs).toEqual([cardTiming.fullScreenMs]);
  await expectStill(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await card(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
  expect((await card(page).boundingBox())?.height).toBeGreaterThanOrEqual(height);

  // The page behind neither scrolls nor takes the focus.
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(200);
  expect(await scrolledPx()).toBe(before);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.fixed'),
    );
    expect(isOutside).toBe(false);
  }

  await note(page).focus();
  await watch(page);
  await page.keyboard.press('Escape');
  await expectSaid(page, 'Net worth is back in the page.');
  expect((await seen(page)).movementsMs).toEqual([cardTiming.fullScreenMs]);
  // To the end of the movement the page behind is held.
  await expect
    .poll(async () => (await seen(page)).lockedMs)
    .toBeGreaterThanOrEqual(cardTiming.fullScreenMs);
  await expect(menuButton(page)).toBeFocused();
  await expect(note(page)).toHaveValue('abc');
  expect(await scrolledPx()).toBe(before);
});

test.describe('where less movement is wanted', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves, and a reload takes as long', async ({ page }) => {
    await watch(page);
    for (const [action, sentence] of [
      ['Collapse', 'Net worth is collapsed.'],
      ['Expand', 'Net worth is expanded.'],
      ['Full screen', 'Net worth fills the screen.'],
      ['Leave full screen', 'Net worth is back in the page.'],
    ] as const) {
      await choose(page, action);
      await expectSaid(page, sentence);
    }
    expect((await seen(page)).movementsMs.filter((ms) => ms > 1)).toEqual([]);
    await watch(page);
    await choose(page, 'Reload');
    await expect
      .poll(async () => (await seen(page)).overlaidMs)
      .toBeGreaterThanOrEqual(cardTiming.reloadOverlayMs);
  });

  for (const frame of crossedFrames) {
    test(`axe finds nothing in any state, ${frame.name}`, async ({ page }) => {
      await setFrame(page, frame);
      await menuButton(page).press('Enter');
      await expect(place(page).getByRole('menu')).toBeVisible();
      expect(await axeFindings(page, '#card-widget'), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, 'Full screen');
      expect(await axeFindings(page, '#card-widget'), 'full screen').toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, 'Reload');
      expect(await axeFindings(page, '#card-widget'), 'reloading').toEqual([]);
      await choose(page, 'Collapse');
      expect(await axeFindings(page, '#card-widget'), 'collapsed').toEqual([]);
      await choose(page, 'Close');
      expect(await axeFindings(page, '#card-widget'), 'closed').toEqual([]);
    });
  }
});

/** By keyboard alone: the menu opens on its first item, the arrow goes down, Enter does it. */
async function choose(page: Page, action: string): Promise<void> {
  await menuButton(page).press('Enter');
  const item = place(page).getByRole('menuitem', { name: action, exact: true });
  await expect(item).toBeVisible();
  for (let step = 0; (await item.getAttribute('data-focus')) === null; step += 1) {
    expect(step, `arrows that lead to ${action}`).toBeLessThan(4);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(place(page).getByRole('status').filter({ hasText: words })).toHaveCount(1);
}

/** Notes from now on what happens to the card, at each change of the document. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const section = document.querySelector('#net-worth')?.closest('section');
    if (!section) throw new Error('The page has no card.');
    const seen: Seen = { movementsMs: [], heightsPx: [], overlaidMs: null, lockedMs: null };
    const movements: Animation[] = [];
    const isStill = () => movements.every(({ playState }) => playState !== 'running');
    Object.assign(window, { seen, isStill });
    let keyAt = performance.now();
    window.addEventListener('keydown', () => (keyAt = performance.now()), { capture: true });
    const states = {
      overlaidMs: () => section.querySelector('.absolute[aria-hidden=true]') !== null,
      lockedMs: () => getComputedStyle(document.documentElement).overflowY === 'hidden',
    };
    const wasOn = { overlaidMs: states.overlaidMs(), lockedMs: states.lockedMs() };
    const known = new Set<Animation>();
    const look = () => {
      for (const name of ['overlaidMs', 'lockedMs'] as const) {
        const isOn = states[name]();
        if (wasOn[name] && !isOn) seen[name] = performance.now() - keyAt;
        wasOn[name] = isOn;
      }
      // The browser first works out the styles that changed, so that movements which they start are among these.
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (known.has(animation) || !(effect instanceof KeyframeEffect)) continue;
        known.add(animation);
        const { target } = effect;
        const isOfCard = target !== null && (target.contains(section) || section.contains(target));
        const moves = (property: string) =>
          effect.getKeyframes().some((frame) => property in frame);
        const isFolding = moves('gridTemplateRows');
        if (!isOfCard || !(isFolding || moves('transform'))) continue;
        const ms = Number(effect.getTiming().duration);
        seen.movementsMs.push(ms);
        movements.push(animation);
        if (!isFolding) continue;
        const { currentTime } = animation;
        seen.heightsPx = [0, 0.5, 0.999].map((part) => {
          animation.currentTime = ms * part;
          return section.getBoundingClientRect().height;
        });
        animation.currentTime = currentTime;
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Waits until the card does not move: a movement back before that would take less time. */
async function expectStill(page: Page): Promise<void> {
  const isStill = () => (window as unknown as { isStill: () => boolean }).isStill();
  await expect.poll(() => page.evaluate(isStill)).toBe(true);
}

/** Each is above the one before. */
function expectSteady(heightsPx: readonly number[]): void {
  expect(heightsPx).toHaveLength(3);
  expect(heightsPx.toSorted((one, other) => one - other)).toEqual(heightsPx);
  expect(new Set(heightsPx).size).toBe(3);
}
