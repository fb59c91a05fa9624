'use client';

import { useLazy } from '@/components/ui/loading/use-lazy';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/messages/language';
import type { LanguageNames } from './display-panel';

const messagesIn = {
  en: () => import('@/lib/messages/en/frame/display'),
  hi: () => import('@/lib/messages/hi/frame/display'),
} satisfies Record<Language, unknown>;

/**
 * The personal settings, behind the cog of the top bar. Their code and messages come when the menu is opened, or
 * about to be: as props the messages would be in every document.
 */
export function DisplayMenu({
  label,
  language,
  languages,
}: {
  label: string;
  language: Language;
  languages: LanguageNames;
}) {
  const { code, load, press } = useLazy(() =>
    Promise.all([import('./display-panel'), messagesIn[language]()]),
  );
  const Panel = code?.[0].DisplayPanel;
  return (
    <details className="needs-scripts relative" onToggle={() => press()} onPointerEnter={load}>
      <summary
        aria-label={label}
        className="grid size-11 list-none place-items-center rounded text-ink-soft hover:bg-surface-sunken [&::-webkit-details-marker]:hidden"
      >
        <Icon name="settings" className="size-5" />
      </summary>
      {code && Panel ? <Panel labels={code[1].display} languages={languages} /> : null}
    </details>
  );
}
