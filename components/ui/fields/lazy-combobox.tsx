'use client';

import { useEffect, useRef } from 'react';
import { atFirstInteraction } from '@/components/ui/loading/triggers';
import type { ComboboxProps } from './combobox';
import { Select } from './select';
import { useLazy } from '@/components/ui/loading/use-lazy';

/**
 * The browser's own list, which works without scripts, until the combobox has arrived. It is fetched when the person
 * first points, touches or types, and takes over unless the list has the focus just then.
 */
export function LazyCombobox(props: ComboboxProps) {
  const { id, openLabel: _openLabel, noMatch: _noMatch, onChoose, placeholder, ...list } = props;
  const { code: Box } = useLazy(async () => {
    const { Combobox } = await import('./combobox');
    await focusLeft(id);
    return Combobox;
  }, atFirstInteraction);
  // The list may get the focus again after `focusLeft`, while React prepares the combobox.
  const hasFocus = useRef(false);
  useEffect(() => {
    if (Box && hasFocus.current) document.getElementById(id)?.focus();
  }, [Box, id]);

  if (Box) return <Box {...props} />;
  return (
    <Select
      {...list}
      id={id}
      placeholder={placeholder || '–'}
      onChange={(event) => onChoose(event.target.value)}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    />
  );
}

async function focusLeft(id: string): Promise<void> {
  const field = document.getElementById(id);
  if (!field || field !== document.activeElement) return;
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
}
