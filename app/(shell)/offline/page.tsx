import type { Metadata } from 'next';
import { SavedDocuments } from '@/components/offline/saved-documents';
import { DocumentLanguage } from '@/components/shell/document-language';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { messages } from '@/lib/messages';
import { localeOf } from '@/lib/messages/language';
import { offlinePath } from '@/lib/offline/handling';

const { offline } = messages();

export const metadata: Metadata = {
  title: offline.title,
  description: offline.description,
  robots: { index: false },
};

/** Prerendered; the service worker shows it in place of a page that it has not cached. */
export const dynamic = 'error';

export default function OfflinePage() {
  const { saved, lessons, savedCaption, noneSaved, tryAgain } = offline;
  return (
    // Shown at the address of a Hindi page, whose language the first script declares.
    <div lang={localeOf.en}>
      <DocumentLanguage language={localeOf.en} otherwise={localeOf.en} />
      <PageHeader title={offline.title} drawing={<EmptyDrawing name="down" />}>
        <p>{offline.text}</p>
      </PageHeader>
      <SavedDocuments
        ownPath={offlinePath}
        messages={{ saved, lessons, savedCaption, noneSaved, tryAgain }}
      />
    </div>
  );
}
