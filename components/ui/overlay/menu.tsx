'use client';

import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ComponentType, ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { menuButtonClasses } from './menu-button-classes';

type MenuAction = {
  id: string;
  label: string;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  isDisabled?: boolean;
  onSelect: () => void;
};

/**
 * A button that opens a list of actions. Arrow keys, Home, End and letters move in it, Enter runs an action, Escape
 * closes it and gives the focus back. It is beside its button in the document and in no portal, so that it also works
 * where the rest of the page is inert (components/ui/card/use-full-screen.ts).
 */
export function Menu({
  label,
  actions,
  align = 'end',
  buttonRef,
  children,
}: {
  /** The name of the button when its content is only a picture. */
  label?: string;
  actions: readonly MenuAction[];
  /** The edge of the button that the list is aligned with. */
  align?: 'start' | 'end';
  buttonRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}) {
  return (
    <HeadlessMenu as="div" className="relative">
      <MenuButton ref={buttonRef} aria-label={label} className={menuButtonClasses}>
        {children}
      </MenuButton>
      <MenuItems
        modal={false}
        className={classNames(
          'absolute z-10 mt-1 min-w-48 rounded border border-line bg-surface-raised p-1 shadow-raised outline-none',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {actions.map(({ id, label, icon: Icon, isDisabled, onSelect }) => (
          <MenuItem key={id} disabled={isDisabled}>
            <button
              type="button"
              onClick={onSelect}
              className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-left text-sm text-ink data-disabled:opacity-60 data-focus:bg-accent-soft data-focus:text-accent-strong"
            >
              {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
              {label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
