'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { CardLabels } from '@/components/ui/card/card-menu';
import { CardWidget } from '@/components/ui/card/card-widget';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { Pagination } from '@/components/ui/pagination';

export function ButtonExample() {
  return (
    <>
      <Button>Save plan</Button>
      <Button variant="secondary">Compare</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Remove plan</Button>
      <Button isBusy>Saving…</Button>
      <ButtonLink href="/features/sip-calculator" variant="secondary">
        Open the calculator
      </ButtonLink>
    </>
  );
}

export function PaginationExample() {
  const labels = {
    name: 'Pages of plans',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    status: 'Page {page} of {pageCount}',
  };
  const [page, setPage] = useState(6);
  return <Pagination page={page} pageCount={12} labels={labels} onPage={setPage} />;
}

export function TooltipExample() {
  return (
    <>
      <Tooltip
        align="start"
        tip="Extended internal rate of return: one yearly rate for dated flows."
      >
        {(trigger) => (
          <Button variant="secondary" {...trigger}>
            What is XIRR?
          </Button>
        )}
      </Tooltip>
      <Tooltip tip="Prices as of the last close.">
        {(trigger) => (
          <Button variant="quiet" {...trigger}>
            As of 20 Nov
          </Button>
        )}
      </Tooltip>
    </>
  );
}

export function CardWidgetExample() {
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
    announcements: {
      collapsed: 'Net worth is collapsed.',
      expanded: 'Net worth is expanded.',
      reloading: 'Net worth is reloading.',
      reloaded: 'Net worth is up to date.',
      reloadFailed: 'Net worth could not be reloaded. It shows earlier figures.',
      fullScreen: 'Net worth fills the screen. Press Escape to leave.',
      normal: 'Net worth is back in the page.',
      closed: 'Net worth is closed.',
      reopened: 'Net worth is back.',
    },
  };
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
