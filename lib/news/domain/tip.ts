import { withoutJoiners } from './search-words';

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
  /\b(?:sebi|regulator|police|court|tribunal|fraud|scam|scams|bans?|bars?|barred|crackdown|cracks? down|warns?|warning|fined?|fines|penal(?:ty|ises?)|impounds?|fake|misleading|illegal|unregistered|beware|avoid falling)\b|सेबी|धोखाधड़ी|चेतावनी/iu;

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
  const plain = withoutJoiners(title);
  if (isOfRegulator || aboutTips.test(plain)) return false;
  const text = noTips.reduce((rest, pattern) => rest.replace(pattern, ' '), plain);
  return urges.some((pattern) => pattern.test(text));
}
