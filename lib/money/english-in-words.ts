const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Crore, lakh, thousand, hundred. Each multiplies what is before it: 1,00,00,000 crore is "one crore crore". */
const unitSizes = [1e7, 1e5, 1e3, 1e2];

/** How a language says numbers: its names of crore, lakh, thousand and hundred, and every number below a hundred. */
export type NumberWords = { units: readonly string[]; belowHundred: (value: number) => string };

const english: NumberWords = {
  units: ['crore', 'lakh', 'thousand', 'hundred'],
  belowHundred: (value) => {
    if (value < 20) return small[value] ?? '';
    const rest = value % 10;
    return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
  },
};

/** A whole number in words with Indian units: 1250000 is "twelve lakh fifty thousand". */
export function numberInWords(value: number, language: NumberWords): string {
  const at = unitSizes.findIndex((size) => value >= size);
  const size = unitSizes[at];
  if (size === undefined) return language.belowHundred(value);
  const rest = value % size;
  const head = `${numberInWords(Math.floor(value / size), language)} ${language.units[at]}`;
  return rest ? `${head} ${numberInWords(rest, language)}` : head;
}

/** To the rupee; null where words would not be exact. */
export function wholeRupees(rupees: number | null): { whole: number; isMinus: boolean } | null {
  if (rupees === null || !Number.isFinite(rupees)) return null;
  const whole = Math.round(Math.abs(rupees));
  return Number.isSafeInteger(whole) ? { whole, isMinus: rupees < 0 && whole > 0 } : null;
}

/**
 * Rupees in English words, to the rupee: "Ten thousand rupees". Null where words would not be exact. Beside
 * `rupeesInWords`, because the hundred names of Hindi are as many bytes as a whole form.
 */
export function rupeesInEnglish(rupees: number | null): string | null {
  const read = wholeRupees(rupees);
  if (!read) return null;
  const words = `${read.isMinus ? 'minus ' : ''}${numberInWords(read.whole, english)}`;
  // "one crore rupees" but "ten crore rupees": Indian units take no plural.
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${read.whole === 1 ? 'rupee' : 'rupees'}`;
}
