'use client';

import type { ComponentType } from 'react';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { whenNear } from '@/components/ui/loading/triggers';

/** Examples whose code comes when one scrolls near them. */
const loaders = {
  menu: () => import('./lazy/menu-example').then(({ MenuExample }) => MenuExample),
  toast: () => import('./lazy/toast-example').then(({ ToastExample }) => ToastExample),
  dialog: () => import('./lazy/dialog-example').then(({ DialogExample }) => DialogExample),
  'data-table': () =>
    import('./lazy/data-table-example').then(({ DataTableExample }) => DataTableExample),
  drawer: () => import('./lazy/drawer-example').then(({ DrawerExample }) => DrawerExample),
} satisfies Record<string, () => Promise<ComponentType>>;

export type NearExampleId = keyof typeof loaders;

/** Loads an example when it is nearly in sight. Its space is reserved from the start. */
export function ExampleWhenNear({
  id,
  messages,
}: {
  id: NearExampleId;
  messages: { waiting: string; unavailable: string; needsScripts: string };
}) {
  const { code: Example, hasFailed, place } = useLazy(loaders[id], whenNear(300));
  return (
    <div ref={place} className="flex min-h-11 w-full flex-wrap items-center gap-4">
      {Example ? (
        <Example />
      ) : (
        <p className="text-sm text-ink-soft">
          <span className="noscript:hidden">
            {hasFailed ? messages.unavailable : messages.waiting}
          </span>
          <span className="hidden noscript:inline">{messages.needsScripts}</span>
        </p>
      )}
    </div>
  );
}
