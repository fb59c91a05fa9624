import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed';
import type { SearchEntry } from '@/lib/search/group';
import { dateInIndia, formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { isFirstSight, type NewsItem } from '@/lib/news/domain/item';
import { newsPath } from '@/lib/news/domain/news-path';
import { ownScreenPath, recordPath, screenPath, paperPath } from '@/lib/picks/domain/company/paths';
import { screens } from '@/lib/picks/domain/screen/screens';
import { lawFacts, referenceOf } from '@/lib/search/law-facts';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { cryptoPath, coinPath, type Coin, type Market } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import type { Sourced } from '@/lib/sources/sourced';
import { lessonsOf, type Course } from '@/lib/education/domain/course';
import {
  lessonPath,
  certificatesPath,
  notesPath,
  scamClinicPath,
} from '@/lib/education/domain/course-paths';
import { termPath, type GlossaryTerm } from '@/lib/education/data/glossary';
import { fundsPath, sipPath, taxPath } from '@/lib/navigation/page-paths';

/** The calculators, by the names that people search for. */
export function calculatorEntries({ calculators, language }: Messages['search']): SearchEntry[] {
  const taxPage = inLanguage(taxPath, language);
  const tax = { note: calculators.taxNote };
  const sip = { note: calculators.sipNote };
  const sipWith = (inputs: Partial<typeof startInputs>) =>
    inputsPath({ ...startInputs, ...inputs }, language);
  return [
    {
      ...tax,
      id: 'tax',
      title: calculators.tax,
      url: taxPage,
      keywords: 'salary calculator slab rebate deduction kitna lagega itr return',
    },
    {
      ...tax,
      id: 'take-home',
      title: calculators.takeHome,
      url: `${taxPage}#tax-take-home`,
      keywords: 'in hand inhand salary calculator ctc',
    },
    {
      ...tax,
      id: 'advance-tax',
      title: calculators.advanceTax,
      url: `${taxPage}#tax-advance`,
      keywords: 'calculator 234b 234c due date interest',
    },
    {
      ...tax,
      id: 'what-if',
      title: calculators.whatIf,
      url: `${taxPage}#tax-what-if`,
      keywords: 'calculator savings 80c nps',
    },
    {
      ...sip,
      id: 'sip',
      title: calculators.sip,
      url: inLanguage(sipPath, language),
      keywords: 'calculator invest mutual fund return maturity future value',
    },
    {
      ...sip,
      id: 'goal',
      title: calculators.goal,
      url: sipWith({ goalRupees: 10_000_000 }),
      keywords: 'calculator target pension retire child education house crorepati',
    },
    {
      ...sip,
      id: 'lump-sum',
      title: calculators.lumpSum,
      url: sipWith({ monthlyRupees: 0, lumpSumRupees: 500_000 }),
      keywords: 'calculator lumpsum one time deposit compound interest',
    },
    {
      ...sip,
      id: 'step-up',
      title: calculators.stepUp,
      url: sipWith({ stepUp: 10 }),
      keywords: 'calculator stepup top up increase raise',
    },
    {
      ...sip,
      id: 'withdrawals',
      title: calculators.withdrawals,
      url: sipWith({ withdrawalRupees: 50_000 }),
      keywords: 'calculator systematic withdrawal plan pension income',
    },
    {
      id: 'compare-funds',
      title: calculators.compareFunds,
      note: calculators.fundsNote,
      url: fundsPath,
      keywords: 'calculator mutual fund versus vs xirr back test rolling return',
    },
    {
      id: 'compare-coins',
      title: calculators.compareCoins,
      note: calculators.coinsNote,
      url: `${cryptoPath}/compare`,
      keywords: 'crypto bitcoin versus vs chart',
    },
  ];
}

type Listed = Pick<Coin, 'id' | 'symbol' | 'name' | 'price' | 'changePercent'>;

type CoinMessages = {
  language: Language;
  coin: Messages['search']['coin'];
  sample: Messages['sources']['note']['sample'];
};

/** Each coin with its price, its change in 24 hours, their source and its time. */
export function coinEntries(
  {
    data: { currency, coins },
    source,
    asOf,
    status,
  }: Pick<
    Sourced<Pick<Market, 'currency'> & { coins: readonly Listed[] }>,
    'data' | 'source' | 'asOf' | 'status'
  >,
  messages: CoinMessages,
): SearchEntry[] {
  const from = status === 'sample' ? messages.sample : source.name;
  return coins.map(({ id, symbol, name, price, changePercent }) => ({
    id,
    title: name,
    note: symbol,
    figure: fill(messages.coin, {
      price: formatPrice(price, currency),
      change: formatSignedPercent(changePercent['24h']),
    }),
    source: `${from} · ${formatAsOf(asOf, messages.language)}`,
    url: coinPath(id),
    keywords: 'coin crypto',
  }));
}

/** The lessons, found by title, summary and the terms that they introduce; and what is beside them. */
export function lessonEntries(
  course: Course,
  messages: Pick<Messages, 'scamClinic' | 'lessonNotes' | 'certificates'>,
): SearchEntry[] {
  const beside = { note: messages.lessonNotes.search };
  return [
    ...lessonsOf(course).map(({ id, title, summary, terms, pathSlug }) => ({
      id,
      title,
      note: course.find(({ slug }) => slug === pathSlug)?.title ?? '',
      keywords: `${summary} ${terms.join(' ').replaceAll('-', ' ')} lesson learn`,
      url: lessonPath(id),
    })),
    {
      ...beside,
      id: 'scam-clinic',
      title: messages.scamClinic.title,
      url: scamClinicPath,
      keywords: 'fraud cheat fake 1930 cyber',
    },
    {
      ...beside,
      id: 'notes',
      title: messages.lessonNotes.title,
      url: notesPath,
      keywords: 'bookmark highlight',
    },
    { ...beside, id: 'certificates', title: messages.certificates.title, url: certificatesPath },
  ];
}

/** The words of the glossary, found by their English and Hindi names and by what people ask: what is a SIP. */
export function glossaryEntries(terms: readonly GlossaryTerm[]): SearchEntry[] {
  return terms.map(({ slug, term, hindi }) => ({
    id: slug,
    title: term,
    ...(hindi ? { note: hindi, isNoteHindi: true as const } : {}),
    keywords: `${slug.replaceAll('-', ' ')} meaning definition glossary`,
    url: termPath(slug),
  }));
}

/** The rules of law that a page prints, found by name, by section of either Act, and by what people call them. */
export function lawEntries(
  today: IsoDate,
  { facts: messages }: Messages['search'],
  pages: ReadonlySet<string>,
): SearchEntry[] {
  return lawFacts(today, messages, pages).map(({ id, title, text, row, url, asks }) => ({
    id,
    title,
    note: referenceOf(row, messages),
    url,
    keywords: `${text} ${asks.join(' ')} law rule section`,
  }));
}

type Headline = Pick<NewsItem, 'id' | 'title' | 'language' | 'publishedAt' | 'dateKind'> & {
  source: string;
};

/** Each current story, where the site shows it: in the news list, searched by its own headline as one phrase. */
export function newsEntries(headlines: readonly Headline[]): SearchEntry[] {
  return headlines.map(({ id, title, language, source, publishedAt, dateKind }) => ({
    id,
    title,
    ...(language === 'hi' ? { isTitleHindi: true as const } : {}),
    // The time at which we first saw a headline is not its date.
    note:
      publishedAt && !isFirstSight(dateKind)
        ? `${source} · ${formatDate(dateInIndia(new Date(publishedAt)))}`
        : source,
    url: `${newsPath}?q=${encodeURIComponent(`"${title.replaceAll('"', ' ')}"`)}`,
  }));
}

/** The stock screens, found by name, idea and rule; with the pages for own screens, paper portfolios and the record. */
export function screenEntries({
  picksScreens,
  picksOwn,
  picksPaper,
}: Pick<Messages, 'picksScreens' | 'picksOwn' | 'picksPaper'>): SearchEntry[] {
  const { note, own } = picksOwn.search;
  return [
    ...screens.map(({ id, ruleText }) => ({
      id,
      title: picksScreens[id].name,
      note,
      keywords: `${picksScreens[id].thesis} ${ruleText}`,
      url: screenPath(id),
    })),
    { id: 'own', title: own, url: ownScreenPath },
    { id: 'paper', title: picksPaper.title, note: picksPaper.description, url: paperPath },
    { id: 'record', title: picksOwn.record.title, note, url: recordPath },
  ];
}
