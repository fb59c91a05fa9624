import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { site } = messages();

export { contentType, size } from '@/app/shared-picture';
export const alt = `${site.name}: ${site.tagline}`;

export default function OpenGraphImage() {
  return sharedPicture({ title: site.name, sentence: site.tagline });
}
