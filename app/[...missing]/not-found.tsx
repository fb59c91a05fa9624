import type { Metadata } from 'next';
import { messages } from '@/lib/messages';

export { MissingPageNotice as default } from './missing-page-notice';

/** Also the page's own: where the status is 404, Next takes the title from here (and adds `noindex`). */
export const metadata: Metadata = { title: messages().errors.notFoundTitle };
