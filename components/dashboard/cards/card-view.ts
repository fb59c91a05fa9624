import type { ReactNode } from 'react';
import type { HiddenLabel } from '@/components/dashboard/portfolio/own-amount';
import type { CardData, CardId } from '@/lib/dashboard/views';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';

/** A member may hide own amounts; the sample household has none to hide. */
export function hiddenLabelOf({ kind }: Pick<Viewer, 'kind'>): HiddenLabel {
  return kind === 'member' ? messages().display.amountHidden : undefined;
}

/** Where a card leads, beside its title. */
export type CardAction = { href: string; text: string; isFile?: boolean };

/** How a card of the dashboard shows what `cardLoaders` of lib/dashboard/server loads under its id. */
export type CardView<Id extends CardId> = {
  title: string;
  /** The content shows its own name. */
  isTitleHidden?: boolean;
  /** The height of the card's skeleton, in lines; of a list, by what the viewer has. */
  lines: number | ((viewer: Viewer) => number);
  /** Class of the skeleton's height on a phone, for a card that reaches below the first screen there. */
  phoneHeight?: string;
  /** Null when there is nothing to show; the card is then left out. */
  show: (data: CardData<Id>, viewer: Viewer) => ReactNode;
  action?: (data: CardData<Id>, viewer: Viewer) => CardAction | null;
};
