import type { Messages } from '@/lib/messages';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';

/** The sentences of the page, without the long texts about each screen. */
export type OwnFileWords = Pick<Messages, 'ownFile' | 'marketFile' | 'picksRules'> & {
  picks: Pick<Messages['picks'], 'company' | 'units' | 'flags' | 'reasons' | 'screen'>;
  screenNames: Readonly<Record<ScreenId, string>>;
};
