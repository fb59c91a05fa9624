const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Largest first. Each holds what stands before it: 1,00,00,000 crore is "one crore crore". */
const units: readonly (readonly [size: number, name: string])[] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [1e2, 'hundred'],
];

/** A whole number in English words with Indian units: 1250000 is "twelve lakh fifty thousand". */
function numberInWords(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
  }
  const [size, name] = units.find(([unit]) => value >= unit) ?? [1e2, 'hundred'];
  const rest = value % size;
  const head = `${numberInWords(Math.floor(value / size))} ${name}`;
  return rest ? `${head} ${numberInWords(rest)}` : head;
}

/** Rupees in words, to the rupee: "Ten thousand rupees". Null where words would not be exact. */
export function rupeesInWords(rupees: number | null): string | null {
  if (rupees === null || !Number.isFinite(rupees)) return null;
  const whole = Math.round(Math.abs(rupees));
  if (!Number.isSafeInteger(whole)) return null;
  const words = `${rupees < 0 && whole > 0 ? 'minus ' : ''}${numberInWords(whole)}`;
  const unit = whole === 1 ? 'rupee' : 'rupees';
  // "one crore rupees" but "ten crore rupees": Indian units take no plural.
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${unit}`;
}
