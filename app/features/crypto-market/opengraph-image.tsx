import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { crypto, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.cryptoMarket;

export default function OpenGraphImage() {
  return sharedPicture({
    title: navigation.titles.cryptoMarket,
    sentence: crypto.description,
  });
}
