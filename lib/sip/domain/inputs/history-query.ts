import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { firstOf, type QueryValues } from '@/lib/query-values';
import { historyKeys, tabQuery, readSaveStatus, saveStatusKey } from './page-query';
import { readInputs } from './inputs';
import {
  inputsPath,
  nameKey,
  openedQuery,
  readTab,
  saidUnder,
  savedIdKey,
  typedFromQuery,
} from './query';
import { answerOf } from '@/lib/sip/domain/answer';
import { isUuid } from '@/lib/text/uuid';

/** The part of the query about real history; blank for none. */
export type HistoryQuery = {
  words: string;
  fundCode: string;
  /** Blank where a fund is asked for. */
  category: string;
  fundPlan: 'direct' | 'regular';
};

/** Longer than any category of AMFI. */
const maxCategoryCharacters = 120;

const maxAddressCharacters = 2_000;

export function readHistoryQuery(query: QueryValues): HistoryQuery {
  const textOf = (key: string) => (saidUnder(key, query) ?? '').trim();
  const words = textOf(historyKeys.words);
  const fundCode = textOf(historyKeys.fund);
  const category = (firstOf(query[historyKeys.category]) ?? '')
    .slice(0, maxCategoryCharacters)
    .trim();
  const fundPlan = textOf(historyKeys.fundPlan) === 'regular' ? 'regular' : 'direct';
  // The form always sends a category; a search for a fund is not about it.
  const isCategory =
    category !== '' && (textOf(historyKeys.sentFor) === 'category' || (!words && !fundCode));
  return isCategory
    ? { words: '', fundCode: '', category, fundPlan }
    : { words, fundCode, category: '', fundPlan };
}

/** The query keys that repeat the same request: a chosen fund needs no search words, direct plans need no key. */
export function historyQuery({ words, fundCode, category, fundPlan }: HistoryQuery): string {
  if (category) {
    const plan = fundPlan === 'regular' ? `&${historyKeys.fundPlan}=regular` : '';
    return `&${historyKeys.category}=${encodeURIComponent(category)}${plan}`;
  }
  if (fundCode) return `&${historyKeys.fund}=${encodeURIComponent(fundCode)}`;
  return words ? `&${historyKeys.words}=${encodeURIComponent(words)}` : '';
}

/** What the address of a plan adds for the open tab and for the fund. */
export function besideQuery(query: QueryValues): string {
  return tabQuery(readTab(query)) + historyQuery(readHistoryQuery(query));
}

/** The saved plan that an address opens. */
function readOpened(query: QueryValues) {
  const id = saidUnder(savedIdKey, query);
  const openedId = id !== undefined && isUuid(id) ? id : null;
  const name = saidUnder(nameKey, query) ?? '';
  return {
    name,
    /** Null for a new one. */
    openedId,
    /** What links of the page add for it. */
    openedQuery: openedId ? openedQuery({ id: openedId, title: name }) : '',
  };
}

/** Where an address leads that holds a plan's own address; null for every other. `today` names month 1. */
export function pathOfSentPlan(
  query: QueryValues,
  today: IsoDate,
  language?: Language,
): string | null {
  const [sent] = [query[historyKeys.plan] ?? []].flat();
  if (sent === undefined) return null;
  const text = sent.slice(sent.indexOf('?') + 1, maxAddressCharacters);
  const values = Object.fromEntries(new URLSearchParams(text));
  const { nearest } = readInputs(typedFromQuery(values), today);
  const asked = historyQuery(readHistoryQuery(query));
  // A form that was sent empty comes back to itself.
  const wanted = asked === '' && historyKeys.words in query ? tabQuery('fund') : asked;
  return inputsPath(nearest, language) + wanted + readOpened(values).openedQuery;
}

export type SipPageQuery = ReturnType<typeof readSipPageQuery>;

/** The parsed address of the page: inputs with their answer, the open tab, and the requested fund. */
export function readSipPageQuery(query: QueryValues, today: IsoDate) {
  const asked = readHistoryQuery(query);
  const tab = readTab(query);
  const typed = { ...typedFromQuery(query), tab };
  const read = readInputs(typed, today);
  const savedQuery = historyQuery(asked);
  return {
    today,
    typed,
    read,
    inputs: read.nearest,
    answer: answerOf(read.nearest, today),
    tab,
    asked,
    savedQuery,
    showsHistory: tab === 'fund' || savedQuery !== '',
    isPlain: Object.keys(query).length === 0,
    ...readOpened(query),
    saveStatus: readSaveStatus(query[saveStatusKey]),
  };
}
