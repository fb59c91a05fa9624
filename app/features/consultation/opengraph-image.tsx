import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { consultation, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.consultation;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: consultation.description });
}
