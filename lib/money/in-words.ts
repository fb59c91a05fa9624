import type { Language } from '@/lib/messages/language';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Hindi has a name of its own for every number below a hundred. */
const hindiBelowHundred = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

/** Largest first. Each holds what stands before it: 1,00,00,000 crore is "one crore crore". */
const units: readonly (readonly [size: number, names: Readonly<Record<Language, string>>])[] = [
  [1e7, { en: 'crore', hi: 'करोड़' }],
  [1e5, { en: 'lakh', hi: 'लाख' }],
  [1e3, { en: 'thousand', hi: 'हज़ार' }],
  [1e2, { en: 'hundred', hi: 'सौ' }],
];

/** A whole number in words with Indian units: 1250000 is "twelve lakh fifty thousand", "बारह लाख पचास हज़ार". */
function numberInWords(value: number, language: Language): string {
  if (value < 100)
    return language === 'hi' ? (hindiBelowHundred[value] ?? '') : belowHundred(value);
  const [size, names] = units.find(([unit]) => value >= unit) ?? units[3]!;
  const rest = value % size;
  const head = `${numberInWords(Math.floor(value / size), language)} ${names[language]}`;
  return rest ? `${head} ${numberInWords(rest, language)}` : head;
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`;
}

/** Rupees in words, to the rupee: "Ten thousand rupees", "दस हज़ार रुपये". Null where words would not be exact. */
export function rupeesInWords(rupees: number | null, language: Language = 'en'): string | null {
  if (rupees === null || !Number.isFinite(rupees)) return null;
  const whole = Math.round(Math.abs(rupees));
  if (!Number.isSafeInteger(whole)) return null;
  const isMinus = rupees < 0 && whole > 0;
  const number = numberInWords(whole, language);
  if (language === 'hi') return `${isMinus ? 'ऋण ' : ''}${number} ${whole === 1 ? 'रुपया' : 'रुपये'}`;
  const words = `${isMinus ? 'minus ' : ''}${number}`;
  // "one crore rupees" but "ten crore rupees": Indian units take no plural.
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${whole === 1 ? 'rupee' : 'rupees'}`;
}
