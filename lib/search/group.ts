import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Audience, SearchHit } from './hit';
import { indexedWords } from './words';

/** The request to a group. */
export type Question = {
  /** The words of `queryWords`. */
  words: readonly string[];
  /** As it was typed, without amounts: for a group with a search of its own. */
  text: string;
  audience: Audience;
  /** Most lines wanted. */
  limit: number;
  /** All words must fit; otherwise some, or words like them. */
  isStrict: boolean;
};

/** A kind of thing that search finds. `access`: 'open' is for all visitors; 'members' is never asked for a guest. */
export type SearchGroup = {
  id: string;
  title: string;
  access: 'open' | 'members';
  /** Where only headlines fit the whole query, pages that fit some of its words are shown before them. */
  holds?: 'pages' | 'headlines' | undefined;
  /** Best first; null where its source is down, which is not the same as nothing. */
  find(question: Question): Promise<readonly SearchHit[] | null>;
};

/** One thing of a group that is given as a list: the line that is shown, and what is not shown as it is. */
export type SearchEntry = SearchHit & {
  /** The source of the figure, and as of when: shown after the note, never searched. */
  source?: string;
  /** Further words by which it is found; never shown. */
  keywords?: string;
  /** Absent: for all visitors who may see the group. */
  audience?: Audience;
};

type EntryList = {
  entries: readonly SearchEntry[];
  /** While it stays the same (===), so do the entries: they are indexed once. Absent: they never change. */
  version?: unknown;
};

type Index = { search: MiniSearch<SearchEntry>; hits: ReadonlyMap<string, SearchHit> };

/** A group out of a list of entries: indexed when first asked for, and again when its version changes. */
export function entryGroup({
  id,
  title,
  access = 'open',
  holds,
  load,
}: Pick<SearchGroup, 'id' | 'title' | 'holds'> & {
  access?: SearchGroup['access'];
  load: () => EntryList | null | Promise<EntryList | null>;
}): SearchGroup {
  let known: { version: unknown; indexes: Map<Audience, Index> } | null = null;
  return {
    id,
    title,
    access,
    holds,
    async find({ words, audience, limit, isStrict }) {
      const list = await load();
      if (!list) return null;
      const { entries, version } = list;
      if (known === null || known.version !== version) known = { version, indexes: new Map() };
      const index = known.indexes.get(audience) ?? indexOf(entries, audience);
      known.indexes.set(audience, index);
      const found = index.search.search(words.join(' '), isStrict ? strict : loose);
      return found.slice(0, limit).flatMap(({ id }) => index.hits.get(String(id)) ?? []);
    },
  };
}

/** One typing error from four letters on, two from seven; none in a word with a digit: 80TTA is not 80TTB. */
const fuzzy = (term: string) => (/\d/.test(term) || term.length < 4 ? 0 : term.length < 7 ? 1 : 2);
const prefix = (term: string) => term.length >= 2;

const strict: SearchOptions = { combineWith: 'AND', fuzzy, prefix };
const loose: SearchOptions = { combineWith: 'OR', fuzzy, prefix };

function indexOf(entries: readonly SearchEntry[], audience: Audience): Index {
  const search = new MiniSearch<SearchEntry>({
    fields: ['title', 'note', 'keywords'],
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' ').filter(Boolean),
      boost: { title: 3, note: 1.5 },
      weights: { fuzzy: 0.4, prefix: 0.7 },
    },
  });
  const seen = entriesFor(entries, audience);
  search.addAll(seen);
  return { search, hits: new Map(seen.map((entry) => [entry.id, hitOf(entry)])) };
}

/** The visible part of an entry, without its keywords. */
function hitOf({ keywords: _, audience: __, note: own, source, ...hit }: SearchEntry): SearchHit {
  const note = [own, source].filter(Boolean).join(' · ');
  return note ? { ...hit, note } : hit;
}

/** What the dialog lists before anything is typed. */
export function startHits(entries: readonly SearchEntry[], audience: Audience): SearchHit[] {
  return entriesFor(entries, audience).map(hitOf);
}

function entriesFor(entries: readonly SearchEntry[], audience: Audience): SearchEntry[] {
  return entries.filter((entry) => !entry.audience || entry.audience === audience);
}
