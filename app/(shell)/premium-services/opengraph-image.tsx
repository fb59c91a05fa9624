import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { navigation, premium } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.webServices;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: premium.description });
}
