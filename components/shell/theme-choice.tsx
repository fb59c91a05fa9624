'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names';

const choices = ['system', 'light', 'dark'] as const;
type Choice = (typeof choices)[number];

const changed = 'themechange';

/** System, light or dark; remembered in this browser (lib/security/theme-script.ts applies it early). */
export function ThemeChoice({
  legend,
  labels,
}: {
  legend: string;
  labels: Readonly<Record<Choice, string>>;
}) {
  const chosen = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return (
    <fieldset className="needs-scripts inline-flex rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          className={classNames(
            'cursor-pointer rounded-full px-3 py-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus',
            choice === chosen ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-ink-soft',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === chosen}
            onChange={() => choose(choice)}
            className="sr-only"
          />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}

function choose(choice: Choice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

function readChoice(): Choice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(notify: () => void): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== 'theme') return;
    const { dataset } = document.documentElement;
    if (newValue === 'light' || newValue === 'dark') dataset.theme = newValue;
    else delete dataset.theme;
    notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', otherTab);
  };
}
