import { headers } from 'next/headers';
import { withTimeout } from './timeout';

/** Figures from a warm cache arrive within this time; a visitor without scripts sees what is there by then. */
const usualDeadlineMs = 400;
/**
 * The page that answers a form shows the form's outcome. A part that streamed in late would be mounted anew, and lose
 * that outcome and what was opened in it.
 */
const afterActionMs = 5_000;
/**
 * For a page whose address opens a form: the form shows its own outcome. If it streamed in late at first, and in time
 * after the action, it would be mounted anew and lose the outcome.
 */
export const formDeadlineMs = 3_000;
/**
 * An instance begins with empty caches, and its first figures come from providers and Storage. Visits within this time
 * after the first wait until it ends: a provider that is down delays those visits alone.
 */
const firstVisitsMs = 5_000;
let firstVisitsUntilMs: number | null = null;

export type Early<T> = { promise: Promise<T>; arrived: T | undefined };

/**
 * Waits a moment for figures that are requested together. What arrives in time is in the first HTML, also for
 * visitors without scripts; later figures stream in and do not delay the page. The promises must not reject.
 */
export async function withRenderDeadline<Parts extends Record<string, unknown>>(
  promises: { [Name in keyof Parts]: Promise<Parts[Name]> },
  deadlineMs = usualDeadlineMs,
): Promise<{ [Name in keyof Parts]: Early<Parts[Name]> }> {
  const names = Object.keys(promises) as (keyof Parts)[];
  const arrived: Partial<Parts> = {};
  const all = Promise.all(
    names.map(async (name) => {
      arrived[name] = await promises[name];
    }),
  );
  firstVisitsUntilMs ??= Date.now() + firstVisitsMs;
  const isAfterAction = (await headers()).has('next-action');
  const longerMs = Math.max(0, firstVisitsUntilMs - Date.now());
  await withTimeout(all, isAfterAction ? afterActionMs : deadlineMs + longerMs, () => null);
  const entries = names.map((name) => [name, { promise: promises[name], arrived: arrived[name] }]);
  return Object.fromEntries(entries) as { [Name in keyof Parts]: Early<Parts[Name]> };
}
