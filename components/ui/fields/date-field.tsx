'use client';

import type { ComponentProps } from 'react';
import { TextField } from './field';

type DateFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'before' | 'after' | 'onChange' | 'min' | 'max'
> & {
  /** The first and the last day that may be chosen, as 2026-11-21. The caller knows which day it is in India. */
  min?: string;
  max?: string;
  /** Called with the day, empty while there is none; `isHalfTyped` when some of its parts are there. */
  onPick?: (isoDate: string, isHalfTyped: boolean) => void;
};

/** A day, without time or zone. The browser's own field: it shows the day as the person is used to see it. */
export function DateField({ onPick, ...field }: DateFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      type="date"
      // Its parts and its calendar button take the focus inside, where the site's own ring does not see it.
      className="focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus"
      onChange={onPick ? ({ target }) => onPick(target.value, target.validity.badInput) : undefined}
    />
  );
}
