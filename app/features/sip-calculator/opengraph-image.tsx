import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { sip, navigation } = messages();

export const alt = navigation.titles.sipCalculator;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export default function OpenGraphImage() {
  return sharedPicture({ title: navigation.titles.sipCalculator, sentence: sip.page.description });
}
