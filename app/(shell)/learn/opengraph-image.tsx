import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { education, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.learn;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: education.learn.description });
}
