import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { sip, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.sipCalculator;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: sip.page.description });
}
