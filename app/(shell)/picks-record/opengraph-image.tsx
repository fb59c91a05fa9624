import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { navigation, picksRecord } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = navigation.titles.picksRecord;

export default function OpenGraphImage() {
  return sharedPicture({ title: alt, sentence: picksRecord.description });
}
