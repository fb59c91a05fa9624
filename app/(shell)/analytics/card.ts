import type { ReactNode } from 'react';
import type { Viewer } from '@/lib/dashboard/viewer';

/** Where a card leads, beside its title. */
export type CardAction = { href: string; text: string; isFile?: boolean };

type CardDefinition<Data> = {
  /** Small letters and hyphens. Never changes: a member's saved layout refers to it. */
  id: string;
  title: string;
  /** The content shows its own name. */
  isTitleHidden?: boolean;
  /** The height of the card's skeleton, in lines. */
  lines: number;
  /** Exact heights for a card in the first view, so that nothing below it moves. */
  heights?: string;
  /** Waits for this card's own sources only. */
  load: (viewer: Viewer) => Promise<Data>;
  /** A synchronous component of components/, with plain props; null where there is nothing to show: no card then. */
  show: (data: Data, viewer: Viewer) => ReactNode;
  action?: (data: Data, viewer: Viewer) => CardAction | null;
};

export type DashboardCard = Omit<CardDefinition<never>, 'load' | 'show' | 'action'> & {
  /** Loads and prints. Never rejects: what fails takes its own card with it and no other. */
  print: (viewer: Viewer) => Promise<Printed>;
};

/** `failed`: our own mistake, which is logged. */
export type Printed = { content: ReactNode; action: CardAction | null } | 'failed';

/** An entry of the registry; its data are known to it alone. */
export function defineCard<Data>({
  load,
  show,
  action,
  ...card
}: CardDefinition<Data>): DashboardCard {
  return {
    ...card,
    print: async (viewer) => {
      try {
        const data = await load(viewer);
        return { content: show(data, viewer), action: action?.(data, viewer) ?? null };
      } catch (error) {
        console.error(`Dashboard card ${card.id}:`, error);
        return 'failed';
      }
    },
  };
}
