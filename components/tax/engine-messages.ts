import type { Language } from '@/lib/messages/language';
import type { TaxMessages } from '@/components/tax/form/form-groups';

const fetchers = {
  en: () =>
    Promise.all([
      import('@/lib/messages/en/tax/tax'),
      import('@/lib/messages/en/tax/tax-glossary'),
    ]),
  hi: () =>
    Promise.all([
      import('@/lib/messages/hi/tax/tax'),
      import('@/lib/messages/hi/tax/tax-glossary'),
    ]),
} satisfies Record<Language, unknown>;

/**
 * All messages of the calculator. They come with the engine: as props they would stand in the document, where those of
 * Hindi alone weigh 60 KB.
 */
export async function fetchTaxMessages(language: Language): Promise<TaxMessages> {
  const [{ tax }, { taxGlossary }] = await fetchers[language]();
  return { ...tax, glossary: taxGlossary };
}
