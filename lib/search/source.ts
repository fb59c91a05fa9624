import 'server-only';
import { currentUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { loadMarket } from '@/lib/crypto/server/source';
import { findSchemes } from '@/lib/funds/server/source';
import { glossaryTerms } from '@/lib/education/data/glossary';
import { loadCourse } from '@/lib/education/server/source';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
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
} from './groups';
import { fundGroup } from './groups/funds';
import { pageEntries, sitePages } from '@/lib/search/groups/pages';
import type { Audience } from './hit';

const allMessages = messages();
const { search } = allMessages;

/**
 * The groups of search results, in the order in which they are shown. A feature adds a group with one line: its
 * entries, and a version that changes when they do. `access` marks a group for members only.
 */
export const searchGroups: readonly SearchGroup[] = [
  entryGroup({
    id: 'pages',
    title: search.groups.pages,
    load: () => ({ entries: pageEntries(allMessages) }),
  }),
  entryGroup({
    id: 'calculators',
    title: search.groups.calculators,
    load: () => ({ entries: calculatorEntries(search) }),
  }),
  entryGroup({ id: 'law', title: search.groups.law, load: loadLaw }),
  fundGroup(search.groups.funds, async (query, limit) => {
    const found = await findSchemes(query, limit);
    if (!found.ok) return null;
    const { status } = found.value;
    const data = found.value.data.map((scheme) =>
      'goneSince' in scheme
        ? { ...scheme, house: fill(allMessages.fundFacts.closed.inSearch, { house: scheme.house }) }
        : scheme,
    );
    if (status !== 'sample') return data;
    return data.map((scheme) => ({
      ...scheme,
      house: `${scheme.house} · ${allMessages.sources.note.sample}`,
    }));
  }),
  entryGroup({ id: 'coins', title: search.groups.coins, load: loadCoins }),
  entryGroup({ id: 'news', title: search.groups.news, load: loadNews }),
  entryGroup({
    id: 'glossary',
    title: allMessages.glossary.search.group,
    load: () => ({ entries: glossaryEntries(glossaryTerms) }),
  }),
  entryGroup({
    id: 'lessons',
    title: allMessages.lessonNotes.search,
    access: 'members',
    load: async () => ({ entries: lessonEntries(await loadCourse(), allMessages) }),
  }),
  entryGroup({
    id: 'screens',
    title: allMessages.picksOwn.search.group,
    access: 'members',
    load: () => ({ entries: screenEntries(allMessages) }),
  }),
];

/** A visitor whose membership cannot be confirmed counts as a guest. */
export async function currentAudience(): Promise<Audience> {
  try {
    return (await currentUser()) ? 'members' : 'guests';
  } catch {
    return 'guests';
  }
}

function loadLaw() {
  const version = dateInIndia(new Date());
  return { version, entries: lawEntries(version, search, sitePages()) };
}

async function loadNews() {
  const headlines = await currentHeadlines();
  if (headlines.length === 0) return null;
  return { version: headlines.map(({ id }) => id).join(' '), entries: newsEntries(headlines) };
}

async function loadCoins() {
  const market = await loadMarket();
  if (!market.ok) return null;
  const { fetchedAt, status } = market.value;
  return {
    version: `${fetchedAt} ${status}`,
    entries: coinEntries(market.value, {
      coin: search.coin,
      sample: allMessages.sources.note.sample,
    }),
  };
}
