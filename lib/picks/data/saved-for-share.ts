import 'server-only';
import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { maxPeers } from '@/lib/picks/domain/company/peers';
import { derivedId, readItems, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { linesUpTo } from '@/lib/text/text-schema';
import { noteLimits } from './save-state';
import { compareTexts } from '@/lib/text/compare-texts';

const version = 1;

/** Those of the sample are no real ISINs. */
export const shareIsin = z.string().regex(/^[A-Z0-9]{2,20}$/);
const textUpTo = (characters: number) => linesUpTo(characters).refine((text) => text !== '');

const checklistSchema = z.object({
  isin: shareIsin,
  points: z
    .array(z.object({ text: textUpTo(noteLimits.pointCharacters), isMet: z.boolean() }))
    .max(noteLimits.points),
});

const noteSchema = z.object({
  isin: shareIsin,
  writtenOn: isoDateSchema,
  text: textUpTo(noteLimits.noteCharacters),
});

const peersSchema = z.object({ isin: shareIsin, peers: z.array(shareIsin).min(1).max(maxPeers) });

/** A person's own conditions for a share, and which of them it meets. */
export type Checklist = z.infer<typeof checklistSchema>;

/** One entry of a person's journal of a share. */
export type ShareNote = z.infer<typeof noteSchema> & { id: string };

/** The peers that a member chose for a share, by ISIN. */
export type SavedPeers = z.infer<typeof peersSchema>;

/** The saved item of a checklist: one per share, so the last device to write it wins. */
export function checklistItemOf(sent: Checklist): NewSavedItem | null {
  const data = checklistSchema.safeParse(sent).data;
  return data
    ? { id: shareItemId('share-checklist', data.isin), kind: 'share-checklist', version, data }
    : null;
}

/** The saved item of a journal entry: one per entry, so that entries of two devices are both stored. */
export function noteItemOf({ id, ...sent }: ShareNote): NewSavedItem | null {
  const data = noteSchema.safeParse(sent).data;
  return data ? { id, kind: 'share-note', version, data } : null;
}

export function checklistsIn(items: readonly SavedItem[]): Checklist[] {
  return readItems(items, 'share-checklist', version, checklistSchema).map(({ data }) => data);
}

/** The newest first. */
export function notesIn(items: readonly SavedItem[]): ShareNote[] {
  return readItems(items, 'share-note', version, noteSchema)
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => compareTexts(other.writtenOn, one.writtenOn));
}

/** One for each share: saving again replaces it. */
export function peersItemOf(sent: SavedPeers): NewSavedItem | null {
  const data = peersSchema.safeParse(sent).data;
  return data ? { id: peersItemId(data.isin), kind: 'share-peers', version, data } : null;
}

export const peersItemId = (share: string): string => shareItemId('share-peers', share);

export function peersIn(items: readonly SavedItem[]): SavedPeers[] {
  return readItems(items, 'share-peers', version, peersSchema).map(({ data }) => data);
}

/** A member's saved items about one share. */
export type SavedForShare = {
  /** The saved item, while the share is watched. */
  watchedItemId: string | null;
  points: Checklist['points'];
  /** The newest first. */
  notes: readonly ShareNote[];
  /** ISINs of the peers that the member chose; null where none are saved. */
  peers: readonly string[] | null;
};

/** Of a member's saved items, those about one share. `instrumentId` is its ISIN. */
export function savedForShareOf(
  {
    watched,
    checklists,
    notes,
    peers,
  }: {
    watched: readonly { instrumentId: string; itemId: string }[];
    checklists: readonly Checklist[];
    notes: readonly ShareNote[];
    peers: readonly SavedPeers[];
  },
  isin: string,
): SavedForShare {
  return {
    watchedItemId: watched.find(({ instrumentId }) => instrumentId === isin)?.itemId ?? null,
    points: checklists.find((each) => each.isin === isin)?.points ?? [],
    notes: notes.filter((note) => note.isin === isin),
    peers: peers.find((each) => each.isin === isin)?.peers ?? null,
  };
}

/** The id follows from the share: a member has one such item for each. */
function shareItemId(kind: 'share-checklist' | 'share-peers', share: string): string {
  return derivedId(`${kind} ${share}`, '8');
}
