'use client';

import { useEffect } from 'react';

/** Names the document's language while these pages are shown: dialogs are rendered outside the pages' own element. */
export function DocumentLanguage({ language, otherwise }: { language: string; otherwise: string }) {
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = otherwise;
    };
  }, [language, otherwise]);
  return null;
}
