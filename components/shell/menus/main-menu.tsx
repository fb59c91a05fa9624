'use client';

import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';
import { SiteLink } from '@/components/shell/site-link';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';
import type { Language } from '@/lib/messages/language';
import type { MenuItem } from '@/lib/navigation/menu';
import { LockMark } from './lock-mark';

/**
 * The menu as the sidebar and the drawer show it: groups, items, and one list that folds. It is a client component
 * because the frame is on every page: React's payload then has only its items, and does not repeat its elements.
 */
export function SidebarNav({
  items,
  labels,
  language,
}: {
  items: readonly MenuItem[];
  labels: { menu: string; membersOnly: string };
  language?: Language;
}) {
  return (
    <nav aria-label={labels.menu} className="grid gap-2 p-3">
      {items.map((group) => (
        <div key={group.id} className={group.classes}>
          <p aria-hidden="true" className="px-2.5 pb-0.5 text-xs font-semibold text-ink-faint">
            {group.title}
          </p>
          <MenuList
            items={group.children ?? []}
            label={group.title}
            membersOnly={labels.membersOnly}
            language={language}
          />
        </div>
      ))}
    </nav>
  );
}

function MenuList({
  items,
  label,
  membersOnly,
  language,
  isNested = false,
}: {
  items: readonly MenuItem[];
  label: string;
  membersOnly: string;
  language: Language | undefined;
  isNested?: boolean;
}) {
  return (
    <ul aria-label={label} className={classNames('grid gap-0.5', isNested ? 'pl-2' : null)}>
      {items.map((item) => (
        <li key={item.id} className={item.classes}>
          {item.type === 'collapse' ? (
            <FoldingList item={item} membersOnly={membersOnly} language={language} />
          ) : (
            <Item item={item} membersOnly={membersOnly} language={language} />
          )}
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { item: MenuItem; membersOnly: string; language: Language | undefined };

/** Folds by the browser's own means: it works before scripts and costs none. */
function FoldingList({ item, membersOnly, language }: ItemProps) {
  return (
    <details open className="group">
      <summary data-icon={item.icon} className="menu-row">
        {item.title}
        <Icon
          name="chevron-down"
          className="ml-auto size-5 transition-transform duration-calm group-open:rotate-180"
        />
      </summary>
      <MenuList
        items={item.children ?? []}
        label={item.title}
        membersOnly={membersOnly}
        language={language}
        isNested
      />
    </details>
  );
}

function Item({ item, membersOnly, language }: ItemProps) {
  if (!item.url) return null;
  return (
    <SiteLink
      path={item.url}
      language={language}
      opensNewTab={item.target}
      icon={item.icon}
      className="menu-row"
    >
      {item.title}
      {item.isLocked ? <LockMark label={membersOnly} /> : null}
    </SiteLink>
  );
}

/** `lg` of tailwind.config.ts. */
const mobileBreakpoint = '62rem';

/**
 * The menu button of narrow screens and the drawer that it opens. The drawer's code comes with the first
 * touch of the button.
 */
export function MenuDrawer({ labels }: { labels: { open: string; close: string; title: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    code: Drawer,
    load,
    press,
  } = useLazy(() => import('@/components/ui/overlay/drawer').then((module) => module.Drawer));
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpoint})`);
    const close = () => setIsOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // A link followed in the drawer closes it, also the link to the page one is on.
  useEffect(() => {
    if (!isOpen) return;
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role=dialog] a')) setIsOpen(false);
    };
    document.addEventListener('click', closeAfterLink);
    return () => document.removeEventListener('click', closeAfterLink);
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={labels.open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setIsOpen(true);
          press(() => setIsOpen(false));
        }}
        className="needs-scripts grid size-11 place-items-center rounded text-ink-soft hover:bg-surface-sunken lg:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {Drawer ? (
        <Drawer
          isOpen={isOpen}
          title={labels.title}
          closeLabel={labels.close}
          onClose={() => {
            setIsOpen(false);
            focusWhenFree(button.current);
          }}
        >
          <MenuSlot />
        </Drawer>
      ) : null}
    </>
  );
}

const Menu = createContext<ReactNode>(null);

/**
 * The menu is written once into a page's payload and shown in two places, the sidebar and the drawer:
 * each place is a `MenuSlot`.
 */
export function MenuProvider({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return <Menu value={menu}>{children}</Menu>;
}

export function MenuSlot() {
  return use(Menu);
}
