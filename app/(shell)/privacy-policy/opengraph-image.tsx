import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { navigation, privacyPolicy } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.privacyPolicy;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: privacyPolicy.description });
}
