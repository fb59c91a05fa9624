import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { examples, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.components;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: examples.description });
}
