import 'server-only';
import { currentUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { findSchemes } from '@/lib/funds/server/source';
import { glossaryTerms } from '@/lib/education/data/glossary';
import { loadCourse } from '@/lib/education/server/source';
import { messages, type Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { currentHeadlines } from '@/lib/news/server/source';
import { entryGroup, type SearchGroup } from './group';
import {
  calculatorEntries,
  coinEntries,
  glossaryEntries,
  lawEntries,
  lessonEntries,
  newsEntries,
  screenEntries,
} from './groups/entries';
import { fundGroup } from './groups/funds';
import { pageEntries, sitePages } from '@/lib/search/groups/pages';
import type { Audience } from './hit';

/**
 * The groups of search results, in the order in which they are shown. A feature adds a group with one line: its
 * entries, and a version that changes when they do. `access` marks a group for members only.
 */
function groupsIn(language: Language): readonly SearchGroup[] {
  const allMessages = messages(language);
  const { search } = allMessages;
  const { groups, otherGroups } = search;
  return [
    entryGroup({
      id: 'pages',
      title: groups.pages,
      holds: 'pages',
      load: () => ({ entries: pageEntries(language) }),
    }),
    entryGroup({
      id: 'calculators',
      title: groups.calculators,
      holds: 'pages',
      load: () => ({ entries: calculatorEntries(search) }),
    }),
    entryGroup({ id: 'law', title: groups.law, load: () => loadLaw(search) }),
    fundGroup(groups.funds, (query, limit) => loadFunds(query, limit, allMessages), language),
    entryGroup({ id: 'coins', title: groups.coins, load: () => loadCoins(allMessages) }),
    entryGroup({ id: 'news', title: groups.news, holds: 'headlines', load: loadNews }),
    entryGroup({
      id: 'glossary',
      title: otherGroups.glossary,
      load: () => ({ entries: glossaryEntries(glossaryTerms) }),
    }),
    entryGroup({
      id: 'lessons',
      title: otherGroups.lessons,
      access: 'members',
      load: async () => ({ entries: lessonEntries(await loadCourse(), allMessages) }),
    }),
    entryGroup({
      id: 'screens',
      title: otherGroups.screens,
      access: 'members',
      load: () => ({ entries: screenEntries(allMessages) }),
    }),
  ];
}

export const searchGroups: Readonly<Record<Language, readonly SearchGroup[]>> = {
  en: groupsIn('en'),
  hi: groupsIn('hi'),
};

/** A visitor whose membership cannot be confirmed counts as a guest. */
export async function currentAudience(): Promise<Audience> {
  try {
    return (await currentUser()) ? 'members' : 'guests';
  } catch {
    return 'guests';
  }
}

type SearchMessages = Pick<Messages, 'search' | 'sources'>;

function loadLaw(search: Messages['search']) {
  const version = dateInIndia(new Date());
  return { version, entries: lawEntries(version, search, sitePages()) };
}

/** The name of the fund house also says that the fund is closed, or that the figures are samples. */
async function loadFunds(query: string, limit: number, { search, sources }: SearchMessages) {
  const found = await findSchemes(query, limit);
  if (!found.ok) return null;
  const { status, data } = found.value;
  return data.map((scheme) => {
    const house =
      'goneSince' in scheme ? fill(search.closedFund, { house: scheme.house }) : scheme.house;
    return { ...scheme, house: status === 'sample' ? `${house} · ${sources.note.sample}` : house };
  });
}

async function loadNews() {
  const headlines = await currentHeadlines();
  if (headlines.length === 0) return null;
  return { version: headlines.map(({ id }) => id).join(' '), entries: newsEntries(headlines) };
}

async function loadCoins({ search, sources }: SearchMessages) {
  const market = await loadMarket();
  if (!market.ok) return null;
  const { fetchedAt, status } = market.value;
  return {
    version: `${fetchedAt} ${status}`,
    entries: coinEntries(market.value, {
      language: search.language,
      coin: search.coin,
      sample: sources.note.sample,
    }),
  };
}
