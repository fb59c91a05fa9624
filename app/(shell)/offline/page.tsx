import type { Metadata } from 'next';
import '@/app/rooms.css';
import { KeptDocuments } from '@/components/offline/kept-documents';
import { PageHeader } from '@/components/ui/page-header';
import { messages } from '@/lib/messages';
import { offlinePath } from '@/lib/offline/kept-pages';

const { offline } = messages();

export const metadata: Metadata = {
  title: offline.title,
  description: offline.description,
  robots: { index: false },
};

/** Prerendered; the service worker shows it in place of a page that it has not cached. */
export const dynamic = 'error';

export default function OfflinePage() {
  const { kept, lessons, keptCaption, noneKept, tryAgain } = offline;
  return (
    <>
      <PageHeader title={offline.title}>
        <p>{offline.text}</p>
      </PageHeader>
      <KeptDocuments
        ownPath={offlinePath}
        words={{ kept, lessons, keptCaption, noneKept, tryAgain }}
      />
    </>
  );
}
