'use client';

import type { ComponentProps } from 'react';
import { TextField } from './field';

type RupeeFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'before' | 'after' | 'onChange'
> & {
  /**
   * Groups a figure while it is typed and leaves every other text as it is: groupTyped of lib/money. A property,
   * because components/ui imports no feature of lib.
   */
  group: (text: string) => string;
  /** Called with the text after grouping. The caller parses it and decides whether it is an amount. */
  onType?: (text: string) => void;
};

/** An amount in rupees: commas appear while it is typed, the caret stays where it was, bad text stays as typed. */
export function RupeeField({ group, onType, ...field }: RupeeFieldProps) {
  return (
    <TextField
      autoComplete="off"
      maxLength={60}
      {...field}
      inputMode="decimal"
      before="₹"
      onChange={({ target, nativeEvent }) => {
        const edit = nativeEvent instanceof InputEvent ? nativeEvent : null;
        // A text that an input method is still composing is not ours to change.
        if (!edit?.isComposing) {
          regroup(target, group(target.value), edit?.inputType === 'deleteContentForward');
        }
        onType?.(target.value);
      }}
    />
  );
}

type Regrouped = {
  /** What the browser made of the last key, and where its caret is in it. */
  typed: string;
  caret: number;
  /** The same figure with its commas where they belong. */
  grouped: string;
  /** True after the Delete key: the caret moves past a comma, in front of which it would otherwise stay. */
  isDeletingForward: boolean;
};

/**
 * Where the caret belongs after commas have moved: with as many digits to its right as before. Counted from the
 * right, because a currency sign that is dropped is on the left.
 */
export function caretAfterGrouping({
  typed,
  caret,
  grouped,
  isDeletingForward,
}: Regrouped): number {
  const right = typed.slice(caret).replaceAll(',', '').length;
  let place = grouped.length;
  for (let passed = 0; place > 0; place -= 1) {
    const before = grouped[place - 1];
    if (passed === right && (before !== ',' || isDeletingForward)) break;
    if (before !== ',') passed += 1;
  }
  return place;
}

/** Gives an input its grouped text and the caret its place. React finds the value in place and leaves both alone. */
function regroup(input: HTMLInputElement, grouped: string, isDeletingForward: boolean): void {
  const typed = input.value;
  if (grouped === typed) return;
  const caret = caretAfterGrouping({
    typed,
    caret: input.selectionStart ?? typed.length,
    grouped,
    isDeletingForward,
  });
  input.value = grouped;
  input.setSelectionRange(caret, caret);
}
