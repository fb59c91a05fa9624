'use client';

import type { CardLabels } from '@/components/ui/card/card-labels';
import { CardWidget } from '@/components/ui/card/card-widget';

const labels: CardLabels = {
  menu: 'Options of Net worth',
  actions: {
    collapse: 'Collapse',
    expand: 'Expand',
    reload: 'Reload',
    enterFullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    close: 'Close',
    undo: 'Bring it back',
  },
  said: {
    collapsed: 'Net worth is collapsed.',
    expanded: 'Net worth is expanded.',
    reloading: 'Net worth is reloading.',
    reloaded: 'Net worth is up to date.',
    reloadFailed: 'Net worth could not be reloaded. The figures are those of before.',
    fullScreen: 'Net worth fills the screen. Escape leaves.',
    normal: 'Net worth is back in the page.',
    closed: 'Net worth is closed.',
    reopened: 'Net worth is back.',
  },
};

export function CardWidgetExample() {
  return (
    <div className="w-full">
      <CardWidget title="Net worth" titleId="net-worth" headingLevel={2} labels={labels}>
        <p>What you own, less what you owe: ₹18.4 lakh.</p>
        <label className="mt-4 grid max-w-xs gap-1 text-sm font-semibold">
          A note for yourself
          <input className="min-h-11 rounded border border-control bg-surface px-3 font-normal" />
        </label>
      </CardWidget>
    </div>
  );
}
