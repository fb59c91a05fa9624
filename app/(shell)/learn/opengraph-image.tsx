import { SharedPicture } from '@/components/shell/shared-picture';
import { messages } from '@/lib/messages';
import { pictureResponse } from '@/lib/picture-response';

const { education, navigation } = messages();

export { contentType, size } from '@/lib/picture-response';
export const alt = navigation.titles.learn;

export default function OpenGraphImage() {
  return pictureResponse(SharedPicture, { title: alt, sentence: education.learn.description });
}
