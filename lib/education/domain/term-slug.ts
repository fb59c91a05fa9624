/** The slug that follows from a term's name; a few terms have an older or shorter one (content/glossary). */
export function usualSlug(term: string): string {
  return term
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
