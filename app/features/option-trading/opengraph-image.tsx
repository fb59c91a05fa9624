import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { options, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.optionTrading;

export default function OpenGraphImage() {
  return sharedPicture({
    title: navigation.titles.optionTrading,
    sentence: options.page.description,
  });
}
