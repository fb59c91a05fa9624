import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from './messages';

const { deliveryPolicy, navigation, privacyPolicy, sip, tax } = messages('hi');
const { titles } = navigation;

/**
 * The texts in the pictures of Hindi pages for shared links, by their file in content/shared-pictures. The renderer of the
 * pictures knows no rules of Devanagari (vowel signs, conjuncts), so that the texts are drawn in a
 * browser by scripts/hindi-pictures.mjs.
 */
export const hindiPictures = {
  'sip-calculator': { title: titles.sipCalculator, sentence: sip.page.description },
  'income-tax-calculator': { title: titles.incomeTaxCalculator, sentence: tax.page.description },
  'privacy-policy': { title: titles.privacyPolicy, sentence: privacyPolicy.description },
  'shipping-delivery-policy': {
    title: titles.deliveryPolicy,
    sentence: deliveryPolicy.description,
  },
} as const;

export type HindiPicture = keyof typeof hindiPictures;

/** What a picture of a Hindi page shows: its texts, and their drawing as an address. */
export async function loadHindiPicture(name: HindiPicture) {
  const bytes = await readFile(join(process.cwd(), 'content/shared-pictures', `${name}.png`));
  return {
    ...hindiPictures[name],
    drawnTexts: `data:image/png;base64,${bytes.toString('base64')}`,
  };
}
