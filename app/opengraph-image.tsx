import { SharedPicture } from '@/components/shell/shared-picture';
import { messages } from '@/lib/messages';
import { pictureResponse } from '@/lib/picture-response';

const { site } = messages();

export { contentType, size } from '@/lib/picture-response';
export const alt = `${site.name}: ${site.tagline}`;

export default function OpenGraphImage() {
  return pictureResponse(SharedPicture, { title: site.name, sentence: site.tagline });
}
