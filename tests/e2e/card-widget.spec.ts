import type { Page } from '@playwright/test';
import { cardTiming } from '@/components/ui/card/card-timing';
import { axeFindings } from './fixtures/axe';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** On the page that shows the widget, by keyboard and by real clock; its states are held by tests/components/ui/overlay. */
// By its place: a search by role through the whole page takes longer than what is measured here.
const place = (page: Page) => page.locator('#card-widget');
const card = (page: Page) => place(page).getByRole('region', { name: 'Net worth', exact: true });
const menuButton = (page: Page) =>
  place(page).getByRole('button', { name: 'Options of Net worth' });
const note = (page: Page) => place(page).getByLabel('A note for yourself');

/** What a person could see of the card in one frame. */
type Frame = {
  at: number;
  heightPx: number;
  isOverlaid: boolean;
  isLocked: boolean;
  movementsMs: number[];
};

test.beforeEach(async ({ page }) => {
  await page.goto('/component/card-widget');
  // So that the page scrolls.
  await place(page).locator('summary').click();
  await card(page).scrollIntoViewIfNeeded();
});

test('collapses and expands in 400 ms, and what was typed stays', async ({ page }) => {
  await note(page).fill('abc');
  const folding = await filmed(page, () => choose(page, 'Collapse'), cardTiming.collapseMs);
  expectAbout(lengthMs(folding), cardTiming.collapseMs);
  expect(movements(folding)).toEqual([cardTiming.collapseMs]);
  await expectSaid(page, 'Net worth is collapsed.');
  await expect(note(page)).not.toBeInViewport();
  await expect(menuButton(page)).toBeFocused();
  // Folded away it cannot be reached: the next stop lies beyond the card.
  await page.keyboard.press('Tab');
  await expect(note(page)).not.toBeFocused();

  const unfolding = await filmed(page, () => choose(page, 'Expand'), cardTiming.collapseMs);
  expectAbout(lengthMs(unfolding), cardTiming.collapseMs);
  await expectSaid(page, 'Net worth is expanded.');
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

  const entering = await filmed(page, () => choose(page, 'Full screen'), cardTiming.fullScreenMs);
  expect(movements(entering)).toEqual([cardTiming.fullScreenMs]);
  await expectSaid(page, 'Net worth fills the screen.');
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
  const leaving = await filmed(page, () => page.keyboard.press('Escape'), cardTiming.fullScreenMs);
  expect(movements(leaving)).toEqual([cardTiming.fullScreenMs]);
  const locked = leaving.filter(({ isLocked }) => isLocked);
  const heldMs = (locked.at(-1)?.at ?? 0) - (locked[0]?.at ?? 0);
  expect(heldMs).toBeGreaterThan(cardTiming.fullScreenMs - 150);
  expect(leaving.at(-1)?.isLocked).toBe(false);
  await expectSaid(page, 'Net worth is back in the page.');
  await expect(menuButton(page)).toBeFocused();
  await expect(note(page)).toHaveValue('abc');
  expect(await scrolledPx()).toBe(before);
});

test.describe('where less movement is wanted', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves, and a reload takes as long', async ({ page }) => {
    for (const action of ['Collapse', 'Expand', 'Full screen', 'Leave full screen']) {
      const steps = await filmed(page, () => choose(page, action), cardTiming.fullScreenMs);
      expect(movements(steps).filter((ms) => ms > 1)).toEqual([]);
    }
    const reload = await filmed(page, () => choose(page, 'Reload'), cardTiming.reloadOverlayMs);
    const overlaid = reload.filter(({ isOverlaid }) => isOverlaid);
    expect((overlaid.at(-1)?.at ?? 0) - (overlaid[0]?.at ?? 0)).toBeGreaterThan(
      cardTiming.reloadOverlayMs - 150,
    );
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

/** Looks at the card in every frame from before the action until `atLeastMs` and a little more have passed. */
async function filmed(
  page: Page,
  act: () => Promise<void>,
  atLeastMs: number,
): Promise<readonly Frame[]> {
  await film(page);
  await act();
  await page.waitForTimeout(atLeastMs + 400);
  return page.evaluate(() => {
    const recorder = window as unknown as { frames: Frame[]; isFilming: boolean };
    recorder.isFilming = false;
    return recorder.frames;
  });
}

/** Starts to film. @returns the first frame. */
function film(page: Page): Promise<Frame> {
  return page.evaluate(() => {
    const recorder = window as unknown as { frames: Frame[]; isFilming: boolean };
    const section = document.querySelector('#net-worth')?.closest('section');
    const look = (): Frame => {
      const box = section?.getBoundingClientRect();
      const root = document.documentElement;
      return {
        at: performance.now(),
        heightPx: box?.height ?? 0,
        isOverlaid: section?.querySelector('.absolute[aria-hidden=true]') != null,
        isLocked: getComputedStyle(root).overflowY === 'hidden',
        movementsMs: document
          .getAnimations()
          .filter((animation) => {
            const { effect } = animation;
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            const isOfCard =
              target !== null && (target.contains(section ?? null) || section?.contains(target));
            const names = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
            return (
              isOfCard && names.some((frame) => 'gridTemplateRows' in frame || 'transform' in frame)
            );
          })
          .map(({ effect }) => Number(effect?.getTiming().duration)),
      };
    };
    const first = look();
    recorder.frames = [first];
    recorder.isFilming = true;
    const next = () => {
      if (!recorder.isFilming) return;
      recorder.frames.push(look());
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return first;
  });
}

/** A busy machine drops frames at either end. */
function expectAbout(ms: number, wantedMs: number): void {
  expect(ms).toBeGreaterThan(wantedMs - 150);
  expect(ms).toBeLessThan(wantedMs + 150);
}

/** How long the height went on changing. */
function lengthMs(frames: readonly Frame[]): number {
  const changed = frames.filter((frame, index) => {
    const before = frames[index - 1];
    return before !== undefined && before.heightPx !== frame.heightPx;
  });
  return (changed.at(-1)?.at ?? 0) - (changed[0]?.at ?? 0);
}

/** The lengths of the movements that were seen, as the browser received them. */
function movements(frames: readonly Frame[]): number[] {
  return [...new Set(frames.flatMap(({ movementsMs }) => movementsMs))];
}
