import { sharedPicture } from '@/app/shared-picture';
import { messages } from '@/lib/messages';

const { site } = messages();

export const alt = `${site.name}: ${site.tagline}`;
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

export default function OpenGraphImage() {
  return sharedPicture({ title: site.name, sentence: site.tagline });
}
