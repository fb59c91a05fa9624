'use client';

import { useEffect, useState } from 'react';
import { listKept, type KeptDocument } from '@/lib/offline/kept-list';
import { Button } from '../ui/button';

export type KeptWords = {
  kept: string;
  lessons: string;
  keptCaption: string;
  noneKept: string;
  tryAgain: string;
};

type Kept = { pages: KeptDocument[]; lessons: KeptDocument[] };

/** What opens without the network, as links that load a document; loads again when the network is back. */
export function KeptDocuments({ ownPath, words }: { ownPath: string; words: KeptWords }) {
  const [kept, setKept] = useState<Kept | null>(null);

  useEffect(() => {
    const none = { pages: [], lessons: [] };
    if (!('caches' in window)) return;
    listKept().then(setKept, () => setKept(none));
    // In place of another page, whose address stands in the bar.
    const reload = () => {
      if (window.location.pathname !== ownPath) window.location.reload();
    };
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [ownPath]);

  return (
    <div className="mt-6 grid max-w-prose gap-6">
      <div className="needs-scripts">
        <Button look="secondary" onClick={() => window.location.reload()}>
          {words.tryAgain}
        </Button>
      </div>
      {kept && kept.pages.length > 0 ? (
        <List title={words.kept} caption={words.keptCaption} documents={kept.pages} />
      ) : null}
      {kept && kept.lessons.length > 0 ? (
        <List title={words.lessons} documents={kept.lessons} />
      ) : null}
      {kept && kept.pages.length + kept.lessons.length === 0 ? <p>{words.noneKept}</p> : null}
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
  documents: readonly KeptDocument[];
}) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {caption ? <p className="text-ink-soft">{caption}</p> : null}
      <ul className="grid gap-1">
        {documents.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-6 items-center underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
