'use client';

import { useState, type ComponentType } from 'react';
import type { DisplayLabels } from './display-panel';
import { MenuIcon } from '@/components/shell/menus/menu-icon';

/** The personal settings, behind the cog of the top bar. Their code comes when the menu is opened, or about to be. */
export function DisplayMenu({ labels }: { labels: DisplayLabels }) {
  const [Panel, setPanel] = useState<ComponentType<{ labels: DisplayLabels }> | null>(null);
  const bring = () => {
    import('./display-panel').then(
      ({ DisplayPanel }) => setPanel(() => DisplayPanel),
      () => undefined, // Offline: opened again, it is asked for again.
    );
  };
  return (
    <details className="needs-scripts relative" onToggle={bring} onPointerEnter={bring}>
      <summary
        aria-label={labels.menu}
        className="grid size-11 list-none place-items-center rounded text-ink-soft hover:bg-surface-sunken [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon name="settings" className="size-5" />
      </summary>
      {Panel ? <Panel labels={labels} /> : null}
    </details>
  );
}
