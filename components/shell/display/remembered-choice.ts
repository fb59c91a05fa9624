import { useSyncExternalStore } from 'react';
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
  /** Notifies of every change, also of one made in another tab, which then applies here too. */
  subscribe: (notify: () => void) => () => void;
};

function rememberedChoice<Value extends string>(
  key: EntryKey,
  values: readonly [Value, ...Value[]],
): RememberedChoice<Value> {
  const storage = browserStorage(key, (stored) => values.find((value) => value === stored) ?? null);
  const choice: RememberedChoice<Value> = {
    key,
    values,
    storage,
    subscribe: (notify) =>
      storage.subscribe((isFromOtherTab) => {
        if (isFromOtherTab) show(choice, storage.read() ?? values[0]);
        notify();
      }),
  };
  return choice;
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

/** Shows a choice without remembering it. */
export function show<Value extends string>(
  { key, values }: RememberedChoice<Value>,
  value: Value,
): void {
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
  return useSyncExternalStore(
    choice.subscribe,
    () => chosen(choice),
    () => choice.values[0],
  );
}
