import { SharedPicture } from '@/components/shell/shared-picture';
import { messages } from '@/lib/messages';
import { pictureResponse } from '@/lib/picture-response';

const { options, navigation } = messages();

export { contentType, size } from '@/lib/picture-response';
export const alt = navigation.titles.optionTrading;

export default function OpenGraphImage() {
  return pictureResponse(SharedPicture, {
    title: navigation.titles.optionTrading,
    sentence: options.page.description,
  });
}
