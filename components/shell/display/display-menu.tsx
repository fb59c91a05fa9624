'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { MenuIcon } from '@/components/shell/menus/menu-icon';
import type { Language } from '@/lib/messages/language';
import type { DisplayPanel, LanguageNames } from './display-panel';

type PanelProps = ComponentProps<typeof DisplayPanel>;

const messagesIn = {
  en: () => import('@/lib/messages/en/frame/display'),
  hi: () => import('@/lib/messages/hi/frame/display'),
} satisfies Record<Language, unknown>;

/**
 * The personal settings, behind the cog of the top bar. Their code and messages come when the menu is opened, or about to
 * be: as props the messages would be in every document.
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
  const [opened, setOpened] = useState<{
    Panel: ComponentType<PanelProps>;
    labels: PanelProps['labels'];
  } | null>(null);
  const bring = () => {
    Promise.all([import('./display-panel'), messagesIn[language]()]).then(
      ([{ DisplayPanel: Panel }, { display }]) => setOpened({ Panel, labels: display }),
      () => undefined, // Offline: opened again, it is asked for again.
    );
  };
  return (
    <details className="needs-scripts relative" onToggle={bring} onPointerEnter={bring}>
      <summary
        aria-label={label}
        className="grid size-11 list-none place-items-center rounded text-ink-soft hover:bg-surface-sunken [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon name="settings" className="size-5" />
      </summary>
      {opened ? <opened.Panel labels={opened.labels} languages={languages} /> : null}
    </details>
  );
}
