import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { deliveryPolicy, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.deliveryPolicy;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: deliveryPolicy.description });
}
