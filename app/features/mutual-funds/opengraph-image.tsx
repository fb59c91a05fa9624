import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { funds, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.mutualFunds;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: funds.list.description });
}
