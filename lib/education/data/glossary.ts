import { groupBy } from '@/lib/group-by';
import 'server-only';
import { glossaryEntries } from '@/lib/education/data/glossary-files';

/** A word of money and law, explained on its own. `slug` is the end of its address and never changes. */
export type GlossaryTerm = {
  slug: string;
  term: string;
  /** The name in use in Hindi, in Devanagari. */
  hindi: string | null;
  /** 30 to 70 words. */
  definition: string;
  seeAlso: readonly string[];
  /** The row of content/law that the definition rests on, as `file#export`. */
  lawRow: string | null;
};

export const glossaryPath = '/glossary';

/** Every term, in the order of the alphabet. */
export const glossaryTerms: readonly GlossaryTerm[] = glossaryEntries;

const bySlug: ReadonlyMap<string, GlossaryTerm> = new Map(
  glossaryTerms.map((term) => [term.slug, term]),
);

export function findTerm(slug: string): GlossaryTerm | null {
  return bySlug.get(slug) ?? null;
}

/** @throws for a slug that the glossary lacks: a slug in the code is then misspelled. */
export function termOf(slug: string): GlossaryTerm {
  const term = bySlug.get(slug);
  if (!term) throw new Error(`The glossary has no term ${slug}`);
  return term;
}

export function termPath(slug: string): string {
  return `${glossaryPath}/${slug}`;
}

/** The terms by their first letter; what begins with a figure is first, under 0–9. */
export function termsByLetter(): readonly { letter: string; terms: readonly GlossaryTerm[] }[] {
  const groups = groupBy(glossaryTerms, ({ term }) => {
    const first = term.charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '0–9';
  });
  return [...groups].map(([letter, terms]) => ({ letter, terms }));
}

/** What a strip of terms shows of one: the first sentence of its definition. */
export function firstSentence({ definition }: GlossaryTerm): string {
  return /^.*?[.](?=\s+[A-Z]|$)/.exec(definition)?.[0] ?? definition;
}
