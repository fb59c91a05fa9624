'use client';

import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { hasModifier, isModifiedClick } from './modifier-keys';

export type Tab = {
  /** The id of its panel, so that an address can end in it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Without scripts neither the tab nor its panel shows. */
  needsScripts?: boolean;
};

/**
 * Views of the same thing, one at a time. Arrow keys, Home and End move between the tabs, and the panel follows; an
 * address that ends in the id of a panel, or of its tab (`-tab`), opens it. The tabs are links to their panels:
 * without scripts the panel that the address names, or holds what it names, shows in place of the first one.
 *
 * Our own, because Headless UI's tabs write style attributes into the server's HTML, which the content security
 * policy refuses, and pick the first tab only in the browser.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const hashOfAddress = useSyncExternalStore(onHashChange, hashNow, () => '');
  // A calculator that writes its query drops the hash; the tab that it opened stays open.
  const [hash, setHash] = useState(hashOfAddress);
  const [chosen, setChosen] = useState<string>();
  if (hashOfAddress && hashOfAddress !== hash) {
    setHash(hashOfAddress);
    setChosen(undefined);
  }
  const list = useRef<HTMLDivElement>(null);

  const named =
    tabs.find(({ id }) => `#${id}` === hash || `#${id}-tab` === hash)?.id ?? tabs[0]?.id;
  const selectedId = chosen ?? named;

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selectedId);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    const links = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    const link = links?.[(target + tabs.length) % tabs.length];
    link?.focus();
    link?.click();
  };

  return (
    <div className="group/tabs w-full">
      {/* The keys bubble up from the tabs, which hold the focus. */}
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="no-print flex scroll-px-16 gap-4 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, title, needsScripts }) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            role="tab"
            aria-selected={id === selectedId}
            aria-controls={id}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={(event) => {
              if (isModifiedClick(event)) return;
              event.preventDefault();
              setChosen(id);
              setHash('');
              const { pathname, search } = window.location;
              // A link to the tab that the address names must change the address, or it would not open the tab again.
              if (hash) window.history.replaceState(null, '', pathname + search);
            }}
            className={classNames(
              'inline-flex min-h-11 scroll-mt-20 items-center border-b-2 px-1 text-sm whitespace-nowrap transition-colors duration-quick lg:min-h-10',
              needsScripts ? 'needs-scripts' : null,
              id === selectedId
                ? 'border-accent font-semibold text-accent-strong noscript:group-has-[[role=tabpanel].hidden:is(:target,:has(:target))]/tabs:border-transparent'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content, needsScripts }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={id === selectedId ? 0 : -1}
          className={classNames(
            'rounded py-4',
            id === selectedId
              ? 'noscript:has-[~:is(:target,:has(:target))]:hidden'
              : 'hidden noscript:target:block noscript:has-[:target]:block',
            needsScripts ? 'needs-scripts' : null,
          )}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

const hashNow = () => window.location.hash;

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}
