import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { navigation, tables } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.tables;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: tables.description });
}
