'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchLabels } from '@/components/search/search-dialog';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { Icon } from '@/components/ui/icon';

/** The search box toggle of the top bar. Its key is `/`, or Ctrl or Command with K. */
export function SearchToggle({ labels }: { labels: SearchLabels }) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    code: SearchDialog,
    load,
    press,
  } = useLazy(() =>
    import('@/components/search/search-dialog').then((module) => module.SearchDialog),
  );
  const openedFrom = useRef<HTMLElement | null>(null);

  const open = () => {
    openedFrom.current =
      document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setIsOpen(true);
    press(() => setIsOpen(false));
  };

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={labels.toggle}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
        className="needs-scripts flex min-h-11 items-center gap-2 rounded px-3 text-ink-soft transition-colors duration-quick hover:bg-surface-sunken md:min-h-9 md:w-44 md:border md:border-line md:bg-canvas 2xl:w-52"
      >
        <Icon name="search" className="size-5" />
        <span className="hidden flex-1 text-left text-xs md:inline">{labels.placeholder}</span>
        <kbd
          aria-hidden="true"
          className="hidden rounded border border-line px-1.5 text-xs md:inline"
        >
          /
        </kbd>
      </button>
      {SearchDialog ? (
        <SearchDialog
          isOpen={isOpen}
          labels={labels}
          onClose={() => setIsOpen(false)}
          onCancel={() => focusWhenFree(openedFrom.current)}
        />
      ) : null}
    </>
  );
}

/** A bare slash counts only outside text fields. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  );
}
