'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names';
import { chosenTheme, chooseTheme, onThemeChange, themes, type Theme } from './theme';

/** System, light or dark. */
export function ThemeChoice({
  legend,
  labels,
}: {
  legend: string;
  labels: Readonly<Record<Theme, string>>;
}) {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  return (
    <fieldset className="needs-scripts inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{legend}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className={classNames(
            'cursor-pointer rounded-full px-3 py-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus',
            theme === chosen ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-ink-soft',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}
