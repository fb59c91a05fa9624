import type { Metadata } from 'next';
import { OfflineView } from '@/components/offline/offline-view';
import { DocumentLanguage } from '@/components/shell/document-language';
import { messages } from '@/lib/messages';
import { localeOf } from '@/lib/messages/language';

const { title, description } = messages().offline;

export const metadata: Metadata = { title, description, robots: { index: false } };

/** Prerendered at build. */
export const dynamic = 'error';

export default function OfflinePage() {
  return (
    // Until the Hindi page is cached, this one is shown at addresses that the first script declares to be in Hindi.
    <div lang={localeOf.en}>
      <DocumentLanguage language={localeOf.en} otherwise={localeOf.en} />
      <OfflineView language="en" />
    </div>
  );
}
