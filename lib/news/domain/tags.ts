import { plainSpelling } from './search-words';

/** Topics and subjects of a headline by its words, in English and Hindi. */
export const topicIds = [
  'markets',
  'economy',
  'banking',
  'tax',
  'funds',
  'ipo',
  'commodities',
  'crypto',
  'regulation',
  'personal',
] as const;
export type TopicId = (typeof topicIds)[number];

export const subjectIds = [
  'rbi',
  'sebi',
  'repo-rate',
  'inflation',
  'gdp',
  'gst',
  'rupee',
  'income-tax',
  'advance-tax',
  'capital-gains',
  'stt',
  'derivatives',
  'crypto-tax',
  'sip',
  'mutual-funds',
  'index',
  'gold',
  'oil',
  'bitcoin',
  'epf',
  'fpi',
] as const;
export type SubjectId = (typeof subjectIds)[number];

/** Whole words, in any case; Devanagari has no word boundary of its own in a pattern. Hindi as `plainSpelling` writes it. */
const words = (english: string, hindi = ''): RegExp =>
  new RegExp(`\\b(?:${english})\\b${hindi ? `|${hindi}` : ''}`, 'iu');

/** Excludes medals, because the Press Information Bureau also writes about sports. */
const metal = (names: string): string =>
  `(?<!\\b(?:wins?|won|clinch(?:es|ed)?|bags|bagged|strikes?|struck) )(?:${names})(?! medals?\\b)`;

/**
 * The Press Information Bureau writes about everything that the government does: its schemes are not funds, what a minister
 * shares is not a share, and बैंकॉक, बीमारी and चांदीपुर are Bangkok, illness and a missile range.
 */
const topicPatterns: Readonly<Record<TopicId, RegExp>> = {
  markets: words(
    'sensex|nifty|shares?(?! (?:an?|the|his|her|their|its|glimpses|insights|details|thoughts|views|pictures|photos|videos?)\\b)|stocks?|equit(?:y|ies)|indices|benchmark|f&o|futures|options|derivatives?|fpis?|fiis?|bse|nse|dividend|buyback|bonus issue|stock split|q[1-4]|quarter(?:ly)?',
    'सेंसेक्स|निफ्टी|शेयर|तिमाही',
  ),
  economy: words(
    'inflation|cpi|wpi|gdp|iip|gst|deficit|exports?|imports?|forex|(?<!\\b(?:tiger|biosphere|forest|wildlife) )reserves(?! (?:order|verdict|judge?ment)\\b)|rupee|growth|industrial output|core sector|budget|monetary policy|repo|jobs data',
    'महंगाई|मुद्रास्फीति|जीडीपी|जीएसटी|रुपया|रेपो|बजट',
  ),
  banking: words(
    'banks?|nbfcs?|loans?|lending|deposits?|repo|crr|emi|upi|co-operative bank|credit',
    'बैंक(?!ॉक)|ऋण|कर्ज|रेपो',
  ),
  tax: words(
    'tax|taxes|taxpayers?|itr|tds|tcs|cbdt|gst|stt|income[- ]tax|cess|surcharge|deductions?',
    'आयकर|टैक्स|जीएसटी|एसटीटी',
  ),
  funds: words(
    'mutual funds?|mf|sips?|nfo|amfi|etfs?|aum|fund houses?|(?:fund|equity|debt|hybrid|liquid|index) schemes?',
    'म्यूचुअल फंड|एसआईपी',
  ),
  ipo: words('ipos?|drhp|draft papers|price band|gmp|public issue|listing|lists at|debut', 'आईपीओ'),
  commodities: words(
    `${metal('gold|silver')}|crude|oil|metals?|copper|commodit(?:y|ies)`,
    'सोना|चांदी(?!पुर)|कच्चा तेल',
  ),
  crypto: words(
    'crypto(?:currency|currencies)?|bitcoin|ether(?:eum)?|stablecoins?|blockchain|tokens?|vda',
    'क्रिप्टो|बिटकॉइन',
  ),
  regulation: words(
    'sebi|rbi|irdai|pfrda|central bank|reserve bank|market regulator|circular|consultation paper|penalty|norms?|kyc',
    'सेबी|आरबीआई|रिजर्व बैंक|परिपत्र',
  ),
  personal: words(
    'epfo?|ppf|nps|insurance|retire(?:ment)?|pension|emi|credit cards?|home loans?|fixed deposits?|small savings|how to|emergency fund|nominees?',
    'बीमा(?!र)|पेंशन|पीपीएफ|लघु बचत',
  ),
};

const subjectPatterns: Readonly<Record<SubjectId, RegExp>> = {
  rbi: words('rbi|reserve bank(?: of india)?|central bank|mpc', 'आरबीआई|रिजर्व बैंक|केंद्रीय बैंक'),
  sebi: words('sebi|(?:capital )?markets? regulator|securities board', 'सेबी'),
  'repo-rate': words('repo(?: rate)?|policy rate', 'रेपो'),
  inflation: words('inflation|cpi|wpi', 'महंगाई|मुद्रास्फीति'),
  gdp: words('gdp', 'जीडीपी'),
  gst: words('gst', 'जीएसटी'),
  rupee: words('rupee', 'रुपया'),
  'income-tax': words(
    'income[- ]tax|itrs?|tax slabs?|tax regime|tax returns?|cbdt|tax audit|taxpayers?',
    'आयकर',
  ),
  'advance-tax': words('advance tax', 'अग्रिम कर|एडवांस टैक्स'),
  'capital-gains': words('capital gains?|ltcg|stcg', 'पूंजीगत लाभ'),
  stt: words('stt|securities transaction tax', 'एसटीटी'),
  derivatives: words(
    'f&o|futures|equity derivatives|options? (?:trading|contracts?|expiry)',
    'एफ ?एंड ?ओ',
  ),
  'crypto-tax': words('crypto tax|crypto gains tax|virtual digital assets?|vda'),
  sip: words('sips?|systematic investment plans?', 'एसआईपी'),
  'mutual-funds': words('mutual funds?|mf|nfo|fund houses?|amfi', 'म्यूचुअल फंड'),
  index: words('sensex|nifty|benchmark index|benchmark indices', 'सेंसेक्स|निफ्टी'),
  gold: words(`${metal('gold')}|yellow metal`, 'सोना|सोने'),
  oil: words('crude|oil prices?|brent', 'कच्चा तेल|कच्चे तेल'),
  bitcoin: words('bitcoin|btc', 'बिटकॉइन'),
  epf: words('epfo?|provident fund', 'ईपीएफओ?|भविष्य निधि'),
  fpi: words('fpis?|fiis?|foreign (?:portfolio )?investors', 'विदेशी निवेशक'),
};

type Tags = { topics: TopicId[]; subjects: SubjectId[] };

export function tagsOf(title: string): Tags {
  const text = plainSpelling(title);
  return {
    topics: topicIds.filter((id) => topicPatterns[id].test(text)),
    subjects: subjectIds.filter((id) => subjectPatterns[id].test(text)),
  };
}
