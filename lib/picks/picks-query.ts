import { mostPeers } from './peers';

/** What Next gives of an address: a key may be given twice. */
export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

/** Which page of a list, from 1; what is no page is the first, what is past the end the last. */
export function readPage({ page }: QueryValues, pageCount: number): number {
  const text = typeof page === 'string' ? page : '';
  const wanted = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, wanted), Math.max(1, pageCount));
}

/** The ISINs of the companies that the reader set beside one, each once; null where the reader chose none. */
export function readPeers({ peer }: QueryValues): readonly string[] | null {
  const asked = (Array.isArray(peer) ? peer : [peer ?? '']).filter((isin) =>
    /^[A-Z0-9]{2,20}$/.test(isin),
  );
  return asked.length > 0 ? [...new Set(asked)].slice(0, mostPeers) : null;
}
