import { use, useState } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';

export type TextSource<Text> = () => Promise<Text>;

/** Loads a text once; after a failure the next call tries again. */
export function textSource<Text>(load: () => Promise<Text>): TextSource<Text> {
  let asked: Promise<Text> | null = null;
  return () =>
    (asked ??= load().catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}

/**
 * A long text that the document has once, in its HTML: as props it would be in React's payload too. The server waits
 * for it. Where the browser hydrates that HTML it gets null: each element of the text has `suppressHydrationWarning`
 * and an empty string (not null) as its only child, and React then leaves what it contains as it is. After a change
 * of route there is no HTML, so the text is fetched before the new page shows.
 */
export function useTextInHtml<Text>(source: TextSource<Text>): Text | null {
  const isHydration = useBrowserValue(
    () => false,
    () => typeof window !== 'undefined',
  );
  const [isInHtml] = useState(isHydration);
  return isInHtml ? null : use(source());
}
