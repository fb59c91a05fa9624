'use client';

import { createContext, use, type ReactNode } from 'react';

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
