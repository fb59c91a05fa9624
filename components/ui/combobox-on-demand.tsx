'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { ComboboxProps } from './combobox';
import { Select } from './select';

const signs = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * The browser's own list, which works without scripts, until the combobox has arrived. It is fetched when the person
 * first points, touches or types, and takes over unless the list has the focus just then.
 */
export function ComboboxOnDemand(props: ComboboxProps) {
  const [Box, setBox] = useState<ComponentType<ComboboxProps> | null>(null);
  const { id, openLabel: _openLabel, noMatch: _noMatch, onChoose, placeholder, ...list } = props;

  useEffect(() => {
    let isGone = false;
    const bring = () => {
      stop();
      import('./combobox').then(
        ({ Combobox }) => {
          const takeOver = () => {
            if (!isGone) setBox(() => Combobox);
          };
          const standIn = document.getElementById(id);
          if (standIn === document.activeElement) {
            standIn?.addEventListener('blur', takeOver, { once: true });
          } else takeOver();
        },
        () => undefined, // Offline: the list is a whole control.
      );
    };
    const stop = () => signs.forEach((sign) => document.removeEventListener(sign, bring));
    signs.forEach((sign) => document.addEventListener(sign, bring, { passive: true }));
    return () => {
      isGone = true;
      stop();
    };
  }, [id]);

  if (Box) return <Box {...props} />;
  return (
    <Select
      {...list}
      id={id}
      placeholder={placeholder || '–'}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
