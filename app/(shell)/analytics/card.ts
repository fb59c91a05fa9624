import type { ReactNode } from 'react';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DashboardQuery } from '@/lib/dashboard/range';
import type { SavedItem } from '@/lib/saved/saved-item';

/** Who looks at the dashboard, and how. */
export type Viewer = DashboardQuery & {
  kind: 'guest' | 'member' | 'demo';
  /** The member's saved items, or the sample household's; null while they cannot be read. */
  items: readonly SavedItem[] | null;
  now: Date;
  today: IsoDate;
};

/** What the frame of a card needs. */
export type CardFrame = {
  /** Small letters and hyphens, for ever the same: what a person hid or moved is remembered by it. */
  id: string;
  title: string;
  width: 'half' | 'full';
};

type CardDefinition<Data> = CardFrame & {
  /** `personal` cards stand for members and in the demo. */
  audience: 'everyone' | 'personal';
  /** The height of the card's skeleton, in lines. */
  lines: number;
  /** Exact heights for a card in the first view, so that nothing below it moves. */
  room?: string;
  /** Waits for this card's own sources only. */
  load: (viewer: Viewer) => Promise<Data>;
  /** A synchronous component of components/, with plain props. */
  show: (data: Data, viewer: Viewer) => ReactNode;
};

export type DashboardCard = Omit<CardDefinition<never>, 'load' | 'show'> & {
  /** Loads and prints. Never rejects: what fails takes its own card with it and no other. */
  print: (viewer: Viewer) => Promise<Printed>;
};

/** `failed`: our own mistake, which is logged. */
export type Printed = { content: ReactNode } | 'failed';

/** An entry of the registry; its data are known to it alone. */
export function defineCard<Data>({ load, show, ...card }: CardDefinition<Data>): DashboardCard {
  return {
    ...card,
    print: async (viewer) => {
      try {
        return { content: show(await load(viewer), viewer) };
      } catch (error) {
        console.error(`Dashboard card ${card.id}:`, error);
        return 'failed';
      }
    },
  };
}
