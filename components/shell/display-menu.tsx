'use client';

import { useState, type ComponentType } from 'react';
import type { DisplayLabels } from './display-panel';

/** The way to the choices of how the site looks. They come when the menu is opened, or about to be. */
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
      <summary className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 py-2 text-ink hover:bg-surface-sunken">
        {labels.menu}
      </summary>
      {Panel ? <Panel labels={labels} /> : null}
    </details>
  );
}
