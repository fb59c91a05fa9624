import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { options, navigation } = messages();

export const alt = navigation.titles.optionTrading;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export default function OpenGraphImage() {
  return sharedPicture({
    title: navigation.titles.optionTrading,
    sentence: options.page.description,
  });
}
