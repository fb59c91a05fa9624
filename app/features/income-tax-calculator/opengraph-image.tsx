import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { tax, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.incomeTaxCalculator;

export default function OpenGraphImage() {
  return sharedPicture({
    title: navigation.titles.incomeTaxCalculator,
    sentence: tax.page.description,
  });
}
