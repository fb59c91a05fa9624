/**
 * One spelling of a word that is written with and without the dot below, and with a moon or a dot above: फ़ंड and फंड,
 * पूँजी and पूंजी.
 */
export function plainHindi(word: string): string {
  return word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
}
