import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { news, navigation } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.financialNews;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: news.description });
}
