import { lastDecimal } from './amount-check';

/** What the words of a row say; the sign of its units says whether they came or went. */
export type RowWords = {
  levy: 'stamp-duty' | 'stt' | 'tds' | null;
  isPayout: boolean;
  /** A payout in words that also name the tax taken off it: it may be the row of that tax. */
  isPayoutWithTax: boolean;
  /** Of a payout, rupees a unit: 0.50 of "IDCW Payout @ Rs.0.50 per unit". */
  rate: { rupees: number; lastDecimal: number } | null;
  isReversal: boolean;
  isPurchase: boolean;
  /** A redemption or one half of a switch, by its words. */
  isSale: boolean;
  /** Units that came, by its words: a purchase, a payout that is reinvested, the other half of a switch. */
  isIncoming: boolean;
  /** The registration or end of a systematic plan: no units move. */
  isRegistration: boolean;
  isBonus: boolean;
  /** What changes units without a purchase or a redemption. */
  event: 'segregation' | 'merger' | 'transfer' | null;
};

const has = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));

const reversals = [
  'revers',
  'reject',
  'dishono',
  'mismatch',
  'insufficient balance',
  'payment not received',
  'credit not received',
  'cheque returned',
];
const purchases = ['purchase', 'systematic inv', 'instalment', 'installment', 'subscription'];
const sales = ['redemption', 'redeem', 'switch', 'withdraw', 'systematic transfer'];
const outgoing = ['redemption', 'redeem', 'withdraw'];
/** "Switch Out", "Swit. Over Out", "Lateral Shift Out", "Systematic Transfer Plan Out", "STP - Out" */
const outgoingHalf =
  /\b(?:switch|swit\.?|shift|transfer|stp|sweep)[ -]*(?:(?:over|plan)[ -]*)?out\b/;
const incomingHalf =
  /\b(?:switch|swit\.?|shift|transfer|stp|sweep)[ -]*(?:(?:over|plan)[ -]*)?in\b/;
/** Switches and transfers: they consist of a row that goes out of one scheme and a row that comes into another. */
const ofTwoHalves = /\b(?:switch|swit\b|shift|transfer|stp|sweep)/;
const incoming = [
  ...purchases,
  'invest',
  'reinv',
  're-inv',
  'allotment',
  'additional',
  'new fund offer',
  'lump',
  'bonus',
];
/** A plan of transfers to another scheme, whose rows may be called instalments, too; it may not say "Out". */
const outgoingPlan = /\bstp\b(?![ -]*in\b)/;
const transfers = [
  'transmission',
  'transformation',
  'transposition',
  'folio consolidation',
  'consolidation of folio',
  'consolidation in',
  'consolidation out',
  'inter depository',
  'demateriali',
  'remateriali',
  'demat conversion',
];

/** @param description as printed, also with letters apart: "S ystematic", "S T P In"; "SWITCH_OUT" */
export function describeRow(description: string): RowWords {
  const text = description
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')
    .replace(/(?<=\b[b-z]) (?=[a-z]{2})/g, '');
  const isSwitch = has(text, ['switch', 'systematic transfer', 'stp', 'lateral', 'lat. shift']);
  // A switch names its other scheme, which may be a children's gift fund.
  const isGift = !isSwitch && has(text, ['gift']);
  const isSale =
    has(text, outgoing) || outgoingHalf.test(text) || /\b(?:swp|sell|sale)\b/.test(text);
  const isBought = has(text, incoming) || /\b(?:sip|nfo|buy)\b/.test(text);
  const isPayout =
    has(text, ['idcw', 'dividend', 'income distribution']) && !has(text, ['reinvest', 're-invest']);
  const tax = text.search(/tax deducted|\btds\b/);
  // The tax has its own row, "TDS on IDCW Payout"; a payout may name it behind: "IDCW Payout less TDS".
  const payout = text.search(/pay ?out|\bpaid\b|@/);
  const isPayoutWithTax = isPayout && payout >= 0 && payout < tax;
  return {
    levy: has(text, ['stamp duty'])
      ? 'stamp-duty'
      : has(text, ['securities transaction tax']) || /\bstt\b/.test(text)
        ? 'stt'
        : tax >= 0 && !isPayoutWithTax
          ? 'tds'
          : null,
    isPayout,
    isPayoutWithTax,
    rate: isPayout ? readRate(text) : null,
    // KFintech shortens: "S T P In Rej", "Lat. Shift Out Rej."
    isReversal: has(text, reversals) || /\brej\b/.test(text),
    isPurchase:
      (has(text, purchases) || /\bsip\b/.test(text)) &&
      !has(text, sales) &&
      !isSale &&
      !outgoingPlan.test(text),
    isSale,
    isIncoming: incomingHalf.test(text) || (isBought && !isSale && !ofTwoHalves.test(text)),
    isRegistration: has(text, ['registered', 'registration', 'cancelled', 'cancellation']),
    isBonus: has(text, ['bonus', 'additional allotment']),
    event: has(text, ['segregat', 'side pocket', 'extinguish'])
      ? 'segregation'
      : has(text, ['merger', 'merged', 'amalgamat', 'scheme consolidation'])
        ? 'merger'
        : has(text, transfers) ||
            isGift ||
            (!isSwitch && has(text, ['transfer in', 'transfer out']))
          ? 'transfer'
          : null,
  };
}

function readRate(text: string): RowWords['rate'] {
  const [, figure] =
    /@ ?(?:rs|inr|₹)?[. ]{0,2}(\d{0,6}\.?\d{1,8})(?![\d%]|\.\d| ?%)/.exec(text) ?? [];
  const rupees = Number(figure);
  return figure !== undefined && rupees > 0
    ? { rupees, lastDecimal: lastDecimal(figure, 2) }
    : null;
}
