import type { Metadata } from 'next';
import { messages } from '@/lib/messages';

export { MissingCoin as default } from './missing-coin';

/** The page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: messages().crypto.coin.missing.title };
