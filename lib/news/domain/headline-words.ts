/**
 * The words of financial headlines by what they say of a story. A word that is here is no name; what is in
 * no list may be one. Hindi words lead to the same terms as the English ones.
 */

import { plainHindi } from '@/lib/text/plain-hindi';

/** Several words that are one term. Longer ones first, Hindi ones as `plainSpelling` writes them. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rbi mpc|monetary policy committee|monetary policy|reserve bank of india|reserve bank|central bank|mpc)\b/g,
    ' rbi ',
  ],
  [/\b(?:policy repo rate|policy rate|repo rate|repo)\b/g, ' repo '],
  [/\b(?:capital markets? regulator|markets? regulator|securities board)\b/g, ' sebi '],
  [/\b(?:retail inflation|cpi inflation|consumer prices?|consumer price inflation)\b/g, ' cpi '],
  [/\b(?:wholesale inflation|wpi inflation|wholesale prices?)\b/g, ' wpi '],
  [/\b(?:industrial output|industrial production)\b/g, ' iip '],
  [/\b(?:mutual funds?|mfs?)\b/g, ' mf '],
  [/\b(?:initial public offer(?:ing)?|public issue|public offer)\b/g, ' ipo '],
  [/\bsecurities transaction tax\b/g, ' stt '],
  [/\bcash reserve ratio\b/g, ' crr '],
  [/\b(?:foreign exchange|forex)\b/g, ' forex '],
  [/\b(?:foreign portfolio investors?|foreign investors?|fpis?|fiis?)\b/g, ' fpi '],
  [/\b(?:all[- ]time|life ?time|fresh|historic)[ -](high|low|peak)\b/g, ' record $1 '],
  [/\b(?:yellow metal|bullion)\b/g, ' gold '],
  [/\bwhite metal\b/g, ' silver '],
  [/\bindian currency\b/g, ' rupee '],
  [/\b(?:draft papers?|draft red herring prospectus)\b/g, ' drhp '],
  [/\b(?:chief executive(?: officer)?)\b/g, ' ceo '],
  [/\bfuture(?:s)? (?:and|&) options\b|\bf&o\b/g, ' derivative '],
  [/\blay(?:s|ing)? off\b|\bjob cuts?\b|\bcuts? (?=[\d,]+ jobs)/g, ' layoff job '],
  [/\bsmall savings?\b/g, ' smallsavings '],
  [/\b(?:systematic investment plans?)\b/g, ' sip '],
  [/\b(?:status quo|no change)\b/g, ' unchanged '],
  [/\b(?:taken over|take ?over|takes over)\b/g, ' acquire '],
  [/\bbuys? ?backs?\b|\bbuy back shares\b/g, ' buyback '],
  [/\b(?:first[- ]quarter|june quarter|april-june(?: quarter)?)\b/g, ' q1 '],
  [/\b(?:second[- ]quarter|september quarter|july-september(?: quarter)?)\b/g, ' q2 '],
  [/\b(?:third[- ]quarter|december quarter|october-december(?: quarter)?)\b/g, ' q3 '],
  [/\b(?:fourth[- ]quarter|march quarter|january-march(?: quarter)?)\b/g, ' q4 '],
  [/\bco-?op(?:erative)?\b|\bco-operative\b/g, ' cooperative '],
  [/\b(?:net profit|bottom ?line|pat)\b/g, ' profit '],
  [/\b(?:due date|last date|deadline)\b/g, ' deadline '],
  [/\b(?:gross domestic product|economy (?=grows|expands|grew|expanded))\b/g, ' gdp '],
  [/\b(?:core sector|core industries)\b/g, ' coresector '],
  // Hindi
  [/रिजर्व बैंक|आरबीआई|केंद्रीय बैंक/g, ' rbi '],
  [/रेपो (?:रेट|दर)|नीतिगत दर/g, ' repo '],
  [/खुदरा (?:महंगाई|मुद्रास्फीति)/g, ' cpi '],
  [/थोक (?:महंगाई|मुद्रास्फीति)/g, ' wpi '],
  [/म्यूचुअल फंड/g, ' mf '],
  [/कोई बदलाव नहीं|यथावत|बरकरार|स्थिर|अपरिवर्तित/g, ' unchanged '],
  [/पहली तिमाही/g, ' q1 '],
  [/दूसरी तिमाही/g, ' q2 '],
  [/तीसरी तिमाही/g, ' q3 '],
  [/चौथी तिमाही/g, ' q4 '],
  [/वृद्धि दर/g, ' rise '],
  [/लघु बचत/g, ' smallsavings '],
  [/एफ ?(?:एंड|&) ?ओ/g, ' derivative '],
  [/सेबी/g, ' sebi '],
  [/जीएसटी/g, ' gst '],
  [/बेसिस पॉइंट|आधार अंक/g, ' bps '],
  [/प्रतिशत|फीसदी/g, '% '],
];

const listOf = (text: string) => plainHindi(text).trim().split(/\s+/);

/** One term for many words: the first of each line is the term, the others are its words. A word is in one line only. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  [
    'up rise rose risen gain jump surge climb grow growth grew increase raise up higher hike soar zoom advance rebound recover bounce quicken expand strengthen lift revised ups improve rally spike accelerate बढ़ा बढ़कर बढ़े बढ़ी चढ़ा चढ़कर उछला तेजी वृद्धि',
    'down fall fell drop slip slow decline cut lower trim slash reduce narrow shrink tank crash plunge weaken lose dip slump slide down dent tumble erode deepen hit moderate घटा घटकर घटी गिरा गिरकर गिरे टूटा टूटकर लुढ़का घटाकर घटाया कटौती नीचे',
    'hold unchanged keep keeps kept hold held steady maintain retain remain stay stable pause leave leaves neutral same',
    'index sensex nifty indice index bse nse सेंसेक्स निफ्टी',
    'shares share stock equity equities scrip शेयर',
    'repo रेपो',
    'profit profit net earning मुनाफा लाभ',
    'result result results नतीजे',
    'cpi cpi',
    'bank bank lender बैंक',
    'rupee rupee रुपया',
    'dollar dollar usd greenback डॉलर',
    'gold gold सोना',
    'silver silver चांदी',
    'oil oil crude brent कच्चा',
    'btc bitcoin btc बिटकॉइन',
    'eth ether ethereum eth',
    'crypto crypto cryptocurrency cryptocurrencies क्रिप्टो',
    'sip sip एसआईपी',
    'gst gst',
    'gdp gdp जीडीपी',
    'stt stt एसटीटी',
    'budget budget बजट',
    'acquire acquire acquisition buy takeover purchase अधिग्रहण',
    'bar bar barred ban banned debar',
    'penalty penalty fine fined penalise',
    'collect collection collections mop-up revenue receipt संग्रह',
    'relax ease eases relax relaxes simplify simplifies liberalise',
    'propose propose moot float consult consultation proposal paper',
    'appoint appoint name names named appointed',
    'layoff layoff layoffs retrench',
    'win win bag secure clinch',
    'order order contract project',
    'approve approve approves approval nod clear allow allows permit',
    'impound impound disgorge',
    'hack hack hacker hackers steal stolen heist',
    'start open opens opening begin begins kick-off launch launches launched',
    'close close end ends ended settle settles closing finish बंद',
    'list list lists listed listing debut debuts',
    'subscribe subscribed subscription subscribes',
    'record record peak रिकॉर्ड',
    'high high top tops cross past above',
    'low low below lowest',
    'sell-off selloff sell-off',
    'inflow inflow inflows invest investment contribution contributions निवेश',
    'outflow outflow withdraw withdraws withdrawal pull',
    'forecast forecast projection estimate estimates outlook guidance',
    'recall recall recalled',
    'fault defect fault faulty issue',
    'vehicle car vehicle unit units',
    'brake brake brakes',
    'promoter promoter promoters',
    'licence licence license',
    'cancel cancel cancels cancelled',
    'medicine drug medicine',
    'food food foods',
    'trade trade',
    'deficit deficit gap',
    'extend extend extends extended extension',
    'jan january जनवरी',
    'feb february फरवरी',
    'mar march मार्च',
    'apr april अप्रैल',
    'may-month मई',
    'jun june जून',
    'jul july जुलाई',
    'aug august अगस्त',
    'sep september सितंबर',
    'oct october अक्टूबर',
    'nov november नवंबर',
    'dec december दिसंबर',
    'future future futures फ्यूचर्स',
    'option option options ऑप्शंस',
    'stance stance रुख',
    'rate rate rates दर दरें दरों',
    'tax tax taxes levy टैक्स',
    'steel steel स्टील',
    'tech tech टेक',
    'smallsavings ppf nsc smallsavings',
    'epf epf epfo',
    'mf mf',
    'fiveyear five-year',
    'reserves reserve reserves',
    'norm norm norms rule rules',
    'metal metal metals',
  ].flatMap((line) => {
    const [term = '', ...words] = listOf(line);
    return words.map((word) => [word, term] as const);
  }),
);

/** Words that do not help to identify a story. */
export const stopWords: ReadonlySet<string> = new Set(
  listOf(`
  a an the in of to for on at by as after from with and or over new says say said amid ahead today check here what how
  why its it is are be will may can could would should has have had was were not no now only also more most than that
  this these their his her your you they we all any rs re inr cr crore crores lakh lakhs bn billion million mn
  trillion per cent percent india indias indian year yoy week month far about into out up-to set sets see sees seen get
  gets make makes made take takes three two one first last next here's know live latest updates update news report
  reports despite against versus vs before during under due via among between while who whose when where time
  times day days still strong worth
  का की के को में से पर ने और या है हैं था थी थे यह वह एक इस उस लिए तक पार हुआ हुई रुपये रुपए करोड़ लाख मुकाबले करेगी
  करेगा किया रखी रखा हो कर ऊंचे निचले स्तर योजनाओं ब्याज अंक पैसे
`),
);

/** Common financial words: they fit many stories, so their weight is lower, and they are not part of names. */
export const tradeWords: ReadonlySet<string> = new Set([
  ...synonyms.values(),
  ...listOf(`
  rbi repo sebi cpi wpi iip mf ipo stt crr forex fpi drhp ceo derivative q1 q2 q3 q4 cooperative deadline coresector
  market sale total company firm group limited ltd industry sector price cost quote point points bps paise demand
  supply worry worries fear fears buying selling board panel government govt centre ministry minister finance financial
  capital power motors motor cement airlines airline retail pharma chemicals infra telecom insurance bank energy
  alloys exchange fund scheme plan premium discount band gmp lot size city-wise delhi mumbai carat gram
  dividend interim bonus split deal debt bond yield loan emi home customer investor investors member members account
  quarter fiscal fy25 fy26 fy27 fy28 fy2026 fy2027 governor policy committee cash liquidity lending deposit fixed kyc
  adviser advisers urban securities disclosure lapses target inflation export import output volume volumes
  asset assets quality aum gross data audit income return returns file filing balance
  eligible entry midcap smallcap largecap nfo etf local global us china tariff festive season
  nominee broker brokers brokerage limit limits cap tenure long longer job jobs employees share-holder capex
  expenditure outlay fuel petrol diesel finfluencer shareholders restructuring small savings
  today's choppy flat positive negative green red trading session early late weekly monthly
  annual yearly expiry gains losses
  `),
]);

/** Subjects of public interest: sharing one is strong but not sufficient evidence. */
export const subjectWords: ReadonlySet<string> = new Set(
  listOf(
    'repo cpi wpi iip gdp gst stt crr sip forex rupee gold silver oil btc eth ipo budget fpi coresector smallsavings epf kyc buyback drhp layoff recall licence hack deficit dividend split nps derivative ceo ppf',
  ),
);

/** Terms of which a story has one: two headlines that differ in it are two stories. */
export const eitherOr: readonly (readonly string[])[] = [
  ['up', 'down', 'hold'],
  ['start', 'close'],
  ['start', 'subscribe', 'list', 'drhp'],
  ['q1', 'q2', 'q3', 'q4'],
  ['jan', 'feb', 'mar', 'apr', 'may-month', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ['cpi', 'wpi', 'iip', 'gdp'],
  ['gold', 'silver', 'oil', 'btc', 'eth'],
  ['repo', 'crr'],
  // Companies of one house share its name, and sometimes the figure of the day.
  [
    ...['bank', 'mf', 'insurance', 'motors', 'steel', 'power', 'cement', 'chemicals'],
    ...['airlines', 'pharma', 'food', 'infra', 'telecom', 'energy'],
  ],
];
