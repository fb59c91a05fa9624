import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { glossary, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.glossary;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: glossary.description });
}
