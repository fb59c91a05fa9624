import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage, type BrowserStorage } from '@/lib/browser-storage/browser-storage';
import type { EntryKey } from '@/lib/browser-storage/keys';

/**
 * A display setting, stored in this browser and shown by an attribute of the root element, which the styles select.
 * lib/security/first-script.ts sets the same attribute from the same key before the first paint.
 */
export type RememberedChoice<Value extends string> = {
  key: EntryKey;
  /** The first is the default; choosing it removes the stored value. */
  values: readonly [Value, ...Value[]];
  storage: BrowserStorage<Value>;
};

function rememberedChoice<Value extends string>(
  key: EntryKey,
  values: readonly [Value, ...Value[]],
): RememberedChoice<Value> {
  const storage = browserStorage(key, (stored) => values.find((value) => value === stored) ?? null);
  return { key, values, storage };
}

/** Shows a choice at once and remembers it. Where storage is blocked, it holds until the page is left. */
export function choose<Value extends string>(choice: RememberedChoice<Value>, value: Value): void {
  show(choice, value);
  if (value === choice.values[0]) choice.storage.remove();
  else choice.storage.write(value);
}

/** The current choice. */
function chosen<Value extends string>({ key, values }: RememberedChoice<Value>): Value {
  const shown = document.documentElement.dataset[key];
  return values.find((value) => value === shown) ?? values[0];
}

/** Notifies of every change, also of one made in another tab, which then applies here too. */
function onChosen<Value extends string>(
  choice: RememberedChoice<Value>,
  notify: () => void,
): () => void {
  return choice.storage.subscribe((isFromOtherTab) => {
    if (isFromOtherTab) show(choice, choice.storage.read() ?? choice.values[0]);
    notify();
  });
}

/**
 * Applies what is stored, and from then on what other tabs choose: also on a page without a control that follows the
 * setting. Where nothing is stored, a choice that could not be stored stays. @returns the function that ends it
 */
export function followOtherTabs(): () => void {
  const stops = [follow(theme), follow(figures), follow(amounts), follow(reading)];
  return () => stops.forEach((stop) => stop());
}

function follow<Value extends string>(choice: RememberedChoice<Value>): () => void {
  show(choice, choice.storage.read() ?? chosen(choice));
  return onChosen(choice, () => undefined);
}

function show<Value extends string>({ key, values }: RememberedChoice<Value>, value: Value): void {
  const { dataset } = document.documentElement;
  if (value === values[0]) delete dataset[key];
  else dataset[key] = value;
}

type Theme = 'system' | 'light' | 'dark';
export const theme = rememberedChoice<Theme>('theme', ['system', 'light', 'dark']);

/** How amounts are written: ₹12.5 lakh or ₹12,50,000. */
type Figures = 'lakh' | 'full';
export const figures = rememberedChoice<Figures>('figures', ['lakh', 'full']);

/** Whether a person's own amounts are readable on the screen. */
type Amounts = 'shown' | 'hidden';
export const amounts = rememberedChoice<Amounts>('amounts', ['shown', 'hidden']);

/** The size of all text. */
type Reading = 'standard' | 'large' | 'largest';
export const reading = rememberedChoice<Reading>('reading', ['standard', 'large', 'largest']);

export const displayChoices = { theme, figures, amounts, reading } as const;

/** The current choice, updated on change; on the server the default. */
export function useChosen<Value extends string>(choice: RememberedChoice<Value>): Value {
  const follow = useCallback((notify: () => void) => onChosen(choice, notify), [choice]);
  return useSyncExternalStore(
    follow,
    () => chosen(choice),
    () => choice.values[0],
  );
}
