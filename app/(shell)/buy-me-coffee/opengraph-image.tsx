import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { navigation, support } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.buyMeACoffee;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: support.description });
}
