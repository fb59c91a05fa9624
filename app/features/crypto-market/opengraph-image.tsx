import { SharedPicture } from '@/components/shell/shared-picture';
import { messages } from '@/lib/messages';
import { pictureResponse } from '@/lib/picture-response';

const { crypto, navigation } = messages();

export { contentType, size } from '@/lib/picture-response';
export const alt = navigation.titles.cryptoMarket;

export default function OpenGraphImage() {
  return pictureResponse(SharedPicture, {
    title: navigation.titles.cryptoMarket,
    sentence: crypto.description,
  });
}
