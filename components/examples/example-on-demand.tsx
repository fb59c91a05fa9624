'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';

/** Examples whose code comes when one scrolls near them, points at them or goes to them by keyboard. */
const loaders = {
  menu: () => import('./menu-example').then(({ MenuExample }) => MenuExample),
  toast: () => import('./toast-example').then(({ ToastExample }) => ToastExample),
  dialog: () => import('./dialog-example').then(({ DialogExample }) => DialogExample),
  'data-table': () =>
    import('./data-table-example').then(({ DataTableExample }) => DataTableExample),
  drawer: () => import('./drawer-example').then(({ DrawerExample }) => DrawerExample),
} satisfies Record<string, () => Promise<ComponentType>>;

export type OnDemandId = keyof typeof loaders;

/** How far below the screen an example may be when its code is asked for. */
const nearPx = 300;

/** The place of an example that is fetched when it is nearly in sight. It keeps its room from the start. */
export function ExampleOnDemand({
  id,
  words,
}: {
  id: OnDemandId;
  words: { waiting: string; unavailable: string; needsScripts: string };
}) {
  const place = useRef<HTMLDivElement>(null);
  const [Arrived, setArrived] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (Arrived || !place.current) return;
    const bring = () =>
      loaders[id]().then(
        (Example) => setArrived(() => Example),
        () => setHasFailed(true),
      );
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void bring();
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [Arrived, id]);

  return (
    <div ref={place} className="flex min-h-11 w-full flex-wrap items-center gap-4">
      {Arrived ? (
        <Arrived />
      ) : (
        <p className="text-sm text-ink-soft">
          <span className="noscript:hidden">{hasFailed ? words.unavailable : words.waiting}</span>
          <span className="hidden noscript:inline">{words.needsScripts}</span>
        </p>
      )}
    </div>
  );
}
