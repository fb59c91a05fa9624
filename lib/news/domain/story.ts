import { groupBy } from '@/lib/group-by';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { compareTexts } from '@/lib/text/compare-texts';
import { clusterHeadlines, plainWords } from './cluster';
import { isFirstSight, type NewsItem } from './item';
import { isRegulator } from './outlet';
import { plainSpelling } from './search-words';
import { tagsOf, type SubjectId, type TopicId } from './tags';

/** One headline within a story. */
export type StoryItem = NewsItem & {
  isTip: boolean;
  /** A headline of the story had the same words before, often those of an agency. */
  isCopy: boolean;
};

/** One story with the headlines of every outlet that reports it. */
export type Story = {
  /** The id of its first headline. */
  id: string;
  /** The primary source where there is one, else the first outlet; then the others by time. */
  items: readonly StoryItem[];
  topics: readonly TopicId[];
  subjects: readonly SubjectId[];
  /** The time that is printed with the story, that of its first headline: stories are in this order. */
  publishedAt: string | null;
};

/** Stories out of headlines, the newest first; those without a time come last. */
export function storiesOf(items: readonly NewsItem[]): Story[] {
  return clusterHeadlines(items)
    .map((group) => storyOf(group.map((index) => items[index]!)))
    .sort(newestStoryFirst);
}

function storyOf(items: readonly NewsItem[]): Story {
  const marked = items.map((item) => ({
    ...item,
    isTip: isTipLike(item.title, isRegulator(item.outlet)),
  }));
  return regrouped(marked)!;
}

/** A story of some of its headlines; null when none is left. */
export function regrouped(unordered: readonly Omit<StoryItem, 'isCopy'>[]): Story | null {
  const seen = new Set<string>();
  const items = leadFirst(unordered).map((item): StoryItem => {
    const words = plainWords(item.title);
    const isCopy = seen.has(words);
    seen.add(words);
    return { ...item, isCopy };
  });
  const [lead] = items;
  if (!lead) return null;
  const text = items.map(({ title }) => title).join(' \n ');
  return {
    id: lead.id,
    items,
    ...tagsOf(text),
    publishedAt: lead.publishedAt,
  };
}

/** The first regulator, or else the first outlet; then the others by time. */
function leadFirst<Item extends NewsItem>(items: readonly Item[]): Item[] {
  const inTime = [...items].sort(
    (one, other) =>
      compareTimes(one.publishedAt, other.publishedAt) || compareTexts(one.id, other.id),
  );
  const primary = inTime.find(({ outlet }) => isRegulator(outlet));
  return primary ? [primary, ...inTime.filter((item) => item !== primary)] : inTime;
}

/**
 * The order of lists: the newest day in India first, and within a day by the printed time. A headline that was only first
 * seen on that day may be older, so it comes after those with a date. What has no time comes last.
 */
export function newestStoryFirst(one: Story, other: Story): number {
  const [at, otherAt] = [one.publishedAt, other.publishedAt];
  if (at === null || otherAt === null) {
    return Number(at === null) - Number(otherAt === null) || compareTexts(one.id, other.id);
  }
  return (
    compareTexts(dateInIndia(new Date(otherAt)), dateInIndia(new Date(at))) ||
    Number(isFirstSeen(one)) - Number(isFirstSeen(other)) ||
    compareTexts(otherAt, at) ||
    compareTexts(one.id, other.id)
  );
}

/** Whether the printed time is that of this site's first sight of the headline, because its outlet gives none. */
function isFirstSeen({ items: [lead] }: Pick<Story, 'items'>): boolean {
  return isFirstSight(lead?.dateKind);
}

/** The earlier first; what has no time comes last. */
function compareTimes(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareTexts(one, other);
}

/** The stories of one day in India, in their order. */
type DayGroup = {
  /** Null where no outlet gives a date and none was found. */
  day: IsoDate | null;
  dated: readonly Story[];
  /** Their outlet gives no date: they were first seen here on that day. */
  firstSeen: readonly Story[];
};

/** A list of stories, the newest first, under the days of their printed times. */
export function dayGroups(stories: readonly Story[]): DayGroup[] {
  const days = groupBy(stories, ({ publishedAt: at }) =>
    at === null ? null : dateInIndia(new Date(at)),
  );
  return [...days].map(([day, own]) => ({
    day,
    dated: own.filter((story) => !isFirstSeen(story)),
    firstSeen: own.filter(isFirstSeen),
  }));
}

/** Phrases that urge to buy: a price target, a list to buy, a promised gain. */
const urges: readonly RegExp[] = [
  /\bmulti-?bagger/i,
  /\b(?:stocks?|shares?|scrips?|coins?|tokens?|cryptos?|penny stocks?|smallcaps?|midcaps?|funds?|ipos?) (?:to|you (?:can|should|must)) (?:buy|sell|bet|pick|own|avoid|accumulate)\b/i,
  /\b(?:stock|share|trading|intraday|btst|option|f&o|crypto) (?:tips?|ideas?|calls?|picks?|recommendations?)\b/i,
  /\b(?:top|hot|best|must-buy) (?:\d{1,4} )?(?:(?:penny|dividend|smallcap|midcap|largecap|ev|defence|bank) )?(?:stock|share|coin|crypto|fund)s?(?: picks?)?\b/i,
  /\b(?:buy|sell|hold|accumulate|reduce),? or (?:buy|sell|hold|avoid|book)\b/i,
  /\bshould you (?:buy|sell|hold|subscribe|invest|exit)\b/i,
  /(?:^|[|:;,.-] ?)(?:strong )?(?:buy|sell|accumulate)(?::| \p{Lu}[\p{L}&. ]{1,60}(?:[,;:]|for) (?:target|tp|a target))/iu,
  /\b(?:target price|price target|upside (?:of|potential)|target of (?:rs|₹)|tgt|stop ?loss)\b/i,
  /\b(?:raises?|cuts?|lifts?|hikes?|maintains?|retains?) (?:its )?(?:target|tp)\b/i,
  /\b(?:can|could|may|will|set to|likely to|poised to) (?:double|triple|multiply|surge \d|rally \d|jump \d|zoom|soar|deliver \d)/i,
  /\b(?:guaranteed|assured|sure-?shot|risk-free) (?:returns?|profits?|gains?)\b/i,
  /\b(?:turns?|turned|made) (?:rs|₹)?\s?[\d,.]{1,20} ?(?:lakh|crore|k)? (?:in)?to (?:rs|₹)?\s?[\d,.]{1,20} ?(?:lakh|crore|k)\b/i,
  /\bget rich\b|\bmillionaire (?:stock|coin)s?\b/i,
  /\b(?:gmp|grey market premium)\b/i,
  /मल्टीबैगर|टारगेट प्राइस|लक्ष्य मूल्य|खरीदें|बेचें|दांव लगा|पैसा डबल|ये (?:\d{1,4} )?शेयर|स्टॉप ?लॉस|कमाई का मौका/u,
];

/** Reports and warnings about tips are no tips. */
const aboutTips =
  /\b(?:sebi|regulator|police|court|tribunal|fraud|scam|scams|bans?|bars?|barred|crackdown|cracks? down|warns?|warning|fined?|fines|penal(?:ty|ises?)|impounds?|fake|misleading|illegal|unregistered|beware|avoid falling)\b|सेबी|धोखाधडी|चेतावनी/iu;

/**
 * "Inflation target", "target of Rs 5 lakh crore", "GDP set to double", "buy or sell property": these are no advice on a
 * share, a fund or a coin.
 */
const noTips: readonly RegExp[] = [
  /\b(?:inflation|deficit|fiscal|divestment|disinvestment|growth|collection|tax|emission|capex) target\b/gi,
  /\btarget of (?:rs\.?|₹) ?[\d,.]{1,12} (?:lakh |thousand )?crore\b/gi,
  // In small letters or first: a company may be called Exports.
  /(?:^(?:Exports?|Imports?|Inflation|Output|Production|Consumption|Tariffs?|Incomes?|Wages)|\b(?:GDP|CPI|WPI|AUM|exports?|imports?|inflation|economy|deficit|production|output|capacity|consumption|tariffs?|incomes?|wages|collections?|inflows|outflows))(?: growth)? (?:can|could|may|will|(?:is |are )?(?:set|likely|poised) to) \w{1,20}/g,
  /\b(?:buy|sell),? or (?:buy|sell) (?:a |your )?(?:propert(?:y|ies)|house|home|flat|car|land)\b/gi,
  /\b(?:top|best) (?:mutual )?(?:bank |fund )?(?:shares?|stocks?|funds?) (?=managers?|houses?|fall|rise|gain|drop|slip|drag|lead|end|close)/gi,
  /\bshould you (?:invest|subscribe) (?:in|to) (?:the )?(?:ppf|nps|epf|fixed deposits?|small savings|sovereign gold bonds?)\b/gi,
];

/**
 * Whether a headline resembles a stock tip. Such headlines are shown only on request: this site gives no advice, and
 * price targets and lists to buy mislead most. @param isOfRegulator never a tip.
 */
export function isTipLike(title: string, isOfRegulator: boolean): boolean {
  const plain = plainSpelling(title);
  if (isOfRegulator || aboutTips.test(plain)) return false;
  const text = noTips.reduce((rest, pattern) => rest.replace(pattern, ' '), plain);
  return urges.some((pattern) => pattern.test(text));
}
