import type { Language } from '@/lib/messages/language';
import { numberInWords, rupeesInEnglish, wholeRupees, type NumberWords } from './english-in-words';

/** Hindi has a name of its own for every number below a hundred. */
export const hindiBelowHundred: readonly string[] = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

const hindi: NumberWords = {
  units: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
  belowHundred: (value) => hindiBelowHundred[value] ?? '',
};

/** Rupees in words, to the rupee: "Ten thousand rupees", "दस हज़ार रुपये". Null where words would not be exact. */
export function rupeesInWords(rupees: number | null, language: Language = 'en'): string | null {
  if (language === 'en') return rupeesInEnglish(rupees);
  const read = wholeRupees(rupees);
  if (!read) return null;
  const { whole, isMinus } = read;
  return `${isMinus ? 'माइनस ' : ''}${numberInWords(whole, hindi)} ${whole === 1 ? 'रुपया' : 'रुपये'}`;
}
