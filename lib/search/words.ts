import { readText } from '@/lib/text/read-text';

/** Words that say nothing about what is looked for, in English and in Hindi as it is typed. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are at best can do for from give how i in is it me my of on or please show tell the to what ' +
    'which with you aur batao bata chahiye hai hain hota ka kaise kare karna karo ke ki kitna kitni ko kya ' +
    'liye me mein mera mujhe par pe sahi se'
  ).split(' '),
);

/**
 * What people write for what the site calls otherwise: Hinglish, abbreviations, one word for two. Some stand for
 * several words, and all of them are then looked for.
 */
const synonyms: Readonly<Record<string, string>> = {
  ...{ kar: 'tax', aaykar: 'income tax', aykar: 'income tax', incometax: 'income tax', itr: 'tax' },
  ...{ taxes: 'tax', taxation: 'tax', kamai: 'income', aay: 'income', aamdani: 'income' },
  ...{ vetan: 'salary', tankhwah: 'salary', tankha: 'salary', salaried: 'salary', pagar: 'salary' },
  ...{ chhoot: 'deduction', chhut: 'deduction', katauti: 'deduction', deductions: 'deduction' },
  ...{ bachat: 'savings', saving: 'savings', nivesh: 'invest', investment: 'invest' },
  ...{ investing: 'invest', paisa: 'money', paise: 'money', rupaya: 'money' },
  ...{ byaj: 'interest', byaaj: 'interest', sood: 'interest', vyaj: 'interest' },
  ...{ fd: 'deposit', fds: 'deposit', rd: 'deposit', deposits: 'deposit' },
  ...{ mf: 'mutual fund', mfs: 'mutual fund', funds: 'fund', mutualfund: 'mutual fund' },
  ...{ sips: 'sip', kist: 'sip', kisht: 'sip', calc: 'calculator', hisab: 'calculator' },
  ...{ hisaab: 'calculator', ganana: 'calculator', sona: 'gold', chandi: 'silver' },
  ...{ kiraya: 'rent', kiraaya: 'rent', makan: 'house', makaan: 'house', ghar: 'house' },
  ...{ khabar: 'news', khabrein: 'news', samachar: 'news', sikka: 'coin', coins: 'coin' },
  ...{ btc: 'bitcoin', eth: 'ethereum', cryptocurrency: 'crypto', vda: 'crypto' },
  ...{ stcg: 'short term gains', ltcg: 'long term gains', capitalgains: 'gains', gain: 'gains' },
  ...{ bima: 'insurance', beema: 'insurance', budhapa: 'pension', retire: 'pension' },
  ...{ retirement: 'pension', login: 'sign in', signin: 'sign in', signup: 'sign up' },
  ...{ register: 'sign up', logout: 'logout', shabdkosh: 'glossary', paath: 'lesson' },
  ...{ bhav: 'price', keemat: 'price', purana: 'old', purani: 'old', naya: 'new', nayi: 'new' },
  ...{ kala: 'dark', andhera: 'dark', chupao: 'hide', niyam: 'policy', gopniyata: 'privacy' },
};

const maxQueryWords = 10;
/** Longer than any query, and than any title with its keywords. */
const maxBytes = 4_000;

/** Lower case, one form for each letter, no marks: what is compared. */
export function plainWords(text: string): string[] {
  return readText(text, maxBytes, 'NFKC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a title or of keywords, each as search calls it. */
export function indexedWords(text: string): string[] {
  return plainWords(text).flatMap(asKnown);
}

/** What is looked for: the words that say something, or all where none does. */
export function queryWords(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords).flatMap(asKnown);
}

function asKnown(word: string): string[] {
  return Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word).split(' ') : [word];
}
