import { SharedPicture } from '@/components/shell/shared-picture';
import { messages } from '@/lib/messages';
import { pictureResponse } from '@/lib/picture-response';

const { navigation, premium } = messages();

export { contentType, size } from '@/lib/picture-response';
export const alt = navigation.titles.webServices;

export default function OpenGraphImage() {
  return pictureResponse(SharedPicture, { title: alt, sentence: premium.description });
}
