import type { Metadata } from 'next';
import { messages } from '@/lib/messages';

export { MissingScheme as default } from './missing-scheme';

/** The page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: messages().funds.fund.missing.title };
