import type { Messages } from '@/lib/messages';

type Words = Messages['options'];

/** The sentences that the editor and its results print; the rest of the page's are printed by the server alone. */
export type OptionWords = Omit<Words, 'page' | 'losses' | 'law' | 'notes'> & {
  law: Pick<Words['law'], 'since' | 'sources'>;
  notes: Pick<Words['notes'], 'stockNow'>;
};
