import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';

type WithoutShare<Action> = Action extends unknown ? Omit<Action, 'isin' | 'exDate'> : never;
type ReadAction = WithoutShare<CorporateAction>;

const maxSubjectCharacters = 300;
/** Subjects that change neither the price nor the number of shares, or concern other securities. */
const without =
  /annual general|extra ?ordinary general|\b[ae]gm\b|general meeting|buy ?back|interest|election|redemption|call (?:auction|money)|distribution|income|return of capital/i;

const betweenActions =
  / ?[/&+;] ?(?=[a-z])| and (?=(?:special|interim|final|dividend|bonus|face|stock|rights?)\b)/i;

/** An action without its ratio or amount breaks the series of prices; a subject of another kind is unread. */
type Part = readonly ReadAction[] | 'unread';

const unmeasured: Part = [{ kind: 'break', reason: 'unmeasured' }];

/**
 * Parses the text of a corporate action at NSE and BSE: "Bonus 3:1" (3 new for 1 held), "Face Value Split (Sub-Division) -
 * From Rs10/- Per Share To Re 1/- Per Share", "Interim Dividend - Rs. - 12.0000", "Rights 6:179 @ Premium Rs 1810/-",
 * "Demerger"; several joined by "/" or "&".
 * @param faceRupees what the row says of the face value, for the price of rights.
 */
export function readActionSubject(
  subject: string,
  faceRupees: number | null,
): { actions: readonly ReadAction[]; isUnread: boolean } {
  const text = subject.slice(0, maxSubjectCharacters).replace(/\/-/g, ' ').replace(/\s+/g, ' ');
  // A slash between two actions stands before a letter, one in a fraction before a digit.
  const parts = text.split(betweenActions).map((part) => readPart(part, faceRupees));
  return {
    actions: parts.flatMap((part) => (part === 'unread' ? [] : part)),
    isUnread: parts.includes('unread') || parts.includes(unmeasured),
  };
}

function readPart(text: string, faceRupees: number | null): Part {
  if (
    /de-?merger|spin ?-?off|scheme of arrangement|capital reduction|reduction of capital/i.test(
      text,
    )
  ) {
    return [{ kind: 'break', reason: 'demerger' }];
  }
  if (/bonus/i.test(text) && !/debenture|preference|ncrps/i.test(text)) {
    const ratio = ratioIn(text);
    return ratio ? [{ kind: 'bonus', ...ratio }] : unmeasured;
  }
  if (/split|sub-?division|consolidation/i.test(text)) {
    // Only amounts: "1 share of Rs 10 to 10 shares of Re 1" has numbers of shares besides.
    const [oldFaceRupees, newFaceRupees] = [...text.matchAll(/\br[se](?![a-z])\D{0,5}\d/gi)].map(
      ({ index }) => rupeesIn(text.slice(index)),
    );
    return oldFaceRupees && newFaceRupees
      ? [{ kind: 'split', oldFaceRupees, newFaceRupees }]
      : unmeasured;
  }
  if (/\brights?\b/i.test(text)) {
    const ratio = ratioIn(text);
    const priceRupees = rightsPriceIn(text, faceRupees);
    return ratio && priceRupees ? [{ kind: 'rights', ...ratio, priceRupees }] : unmeasured;
  }
  if (/dividend/i.test(text)) {
    // With two amounts it is not clear which one is the total.
    const isClear = !/%/.test(text) && (text.match(/\br[se]\b/gi) ?? []).length < 2;
    const rupeesPerShare = isClear ? rupeesIn(text) : null;
    return rupeesPerShare ? [{ kind: 'dividend', rupeesPerShare }] : 'unread';
  }
  return without.test(text) ? [] : 'unread';
}

/**
 * The price of a share from rights: "@ Rs 50", "@ Premium Rs 1810" above the face value, "At Par". Null where the text does
 * not say it.
 */
function rightsPriceIn(text: string, faceRupees: number | null): number | null {
  const named = /@(.*)|\bat (?:a )?((?:par\b|premium\b|r[se](?![a-z])).*)/i.exec(text);
  const price = named?.[1] ?? named?.[2];
  if (price === undefined) return null;
  if (/^ ?par\b/i.test(price)) return faceRupees;
  const rupees = rupeesIn(price);
  const isAboveFace = /^\D*premium/i.test(price);
  if (!isAboveFace || rupees === null) return rupees;
  return faceRupees === null ? null : faceRupees + rupees;
}

/** The first amount of a text: "Rs10", "Re 1", "Rs. - 12.0000", "Rs 1,810". */
function rupeesIn(text: string): number | null {
  const [digits] = /\d[\d,]{0,11}(?:\.\d{1,6})?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** 3:1 are 3 new shares for 1 held. */
function ratioIn(text: string): { newShares: number; heldShares: number } | null {
  const [, first, second] = /(?<![\d.])(\d{1,5}) ?: ?(\d{1,5})(?!\.?\d)/.exec(text) ?? [];
  const ratio = { newShares: Number(first), heldShares: Number(second) };
  return ratio.newShares > 0 && ratio.heldShares > 0 ? ratio : null;
}
