import type { QueryValue, QueryValues } from '@/lib/query-values';
import { mostPeers } from './peers';

/** The page of a list that an address names, from 1: the last for a later one, the first for any other text. */
export function readPage({ page }: QueryValues, pageCount: number): number {
  const text = typeof page === 'string' ? page : '';
  const wanted = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, wanted), Math.max(1, pageCount));
}

/** Longer than any symbol or name that makes sense; the rest is not echoed. */
const longestPeer = 80;

/** What the reader typed as peers, field by field; null where none was asked for. */
export function readPeers({ peer }: QueryValues): readonly string[] | null {
  const typed = (Array.isArray(peer) ? peer : [peer ?? ''])
    .slice(0, mostPeers)
    .map((text) => text.trim().slice(0, longestPeer));
  return typed.some((text) => text !== '') ? typed : null;
}

/** The part of a page that an address names; the first for any other text. */
export function readPart<Part extends string>(value: QueryValue, parts: readonly Part[]): Part {
  const [first] = parts;
  return parts.find((part) => part === value) ?? first!;
}
