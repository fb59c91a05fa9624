import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { forms, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.basicForms;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: forms.description });
}
