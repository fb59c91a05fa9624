type Wanted = { text: string; isExcluded: boolean };

/** What a search asks for: words, "whole phrases", and -words that must not be there. */
export function readSearch(search: string): Wanted[] {
  return [...search.matchAll(/(-?)(?:"([^"]+)"|(\S+))/g)].flatMap(([, minus, phrase, word]) => {
    const text = foldText(phrase ?? word ?? '');
    return text ? [{ text, isExcluded: minus === '-' }] : [];
  });
}

/** Whether a text holds everything that is asked for, each from the beginning of a word, and nothing excluded. */
export function matchesSearch(text: string, wanted: readonly Wanted[]): boolean {
  const folded = ` ${foldText(text)}`;
  return wanted.every((each) => folded.includes(` ${each.text}`) !== each.isExcluded);
}

/** Small letters without accents; everything that is no letter or figure is a space. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&%.]+/gu, ' ')
    .trim();
}
