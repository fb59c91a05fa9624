import { EmptyDrawing } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { offlinePaths } from '@/lib/offline/handling';
import { SavedDocuments } from './saved-documents';

/** What the service worker shows in place of a page that it has not cached. */
export function OfflineView({ language }: { language: Language }) {
  const { title, text, saved, lessons, savedCaption, noneSaved, tryAgain } =
    messages(language).offline;
  return (
    <>
      <PageHeader title={title} drawing={<EmptyDrawing name="down" />}>
        <p>{text}</p>
      </PageHeader>
      <SavedDocuments
        ownPath={offlinePaths[language]}
        messages={{ saved, lessons, savedCaption, noneSaved, tryAgain }}
      />
    </>
  );
}
