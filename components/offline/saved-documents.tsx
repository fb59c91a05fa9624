'use client';

import { useEffect, useState } from 'react';
import { languageOfPath } from '@/lib/navigation/in-language';
import { listSaved, type SavedDocument } from '@/lib/offline/saved-copies';
import { Button } from '@/components/ui/button';

type SavedDocumentsLabels = {
  saved: string;
  lessons: string;
  savedCaption: string;
  noneSaved: string;
  tryAgain: string;
};

type SavedDocumentLists = { pages: SavedDocument[]; lessons: SavedDocument[] };

/** What opens without the network, as links that load a document; loads again when the network is back. */
export function SavedDocuments({
  ownPath,
  messages,
}: {
  ownPath: string;
  messages: SavedDocumentsLabels;
}) {
  const [saved, setSaved] = useState<SavedDocumentLists | null>(null);

  useEffect(() => {
    const none = { pages: [], lessons: [] };
    if (!('caches' in window)) return;
    listSaved().then(setSaved, () => setSaved(none));
    // In place of another page, whose address is in the bar.
    const reload = () => {
      if (window.location.pathname !== ownPath) window.location.reload();
    };
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [ownPath]);

  return (
    <div className="mt-6 grid max-w-prose gap-6">
      <div className="needs-scripts">
        <Button onClick={() => window.location.reload()}>{messages.tryAgain}</Button>
      </div>
      {saved && saved.pages.length > 0 ? (
        <List title={messages.saved} caption={messages.savedCaption} documents={saved.pages} />
      ) : null}
      {saved && saved.lessons.length > 0 ? (
        <List title={messages.lessons} documents={saved.lessons} />
      ) : null}
      {saved && saved.pages.length + saved.lessons.length === 0 ? (
        <p>{messages.noneSaved}</p>
      ) : null}
    </div>
  );
}

function List({
  title,
  caption,
  documents,
}: {
  title: string;
  caption?: string;
  documents: readonly SavedDocument[];
}) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {caption ? <p className="text-ink-soft">{caption}</p> : null}
      <ul className="grid gap-1">
        {documents.map(({ path, title: name }) => (
          <li key={path}>
            <a
              href={path}
              lang={languageOfPath(path).language}
              className="inline-flex min-h-6 items-center underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
