'use client';

import type { ComponentProps } from 'react';
import { regroup } from './caret';
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
