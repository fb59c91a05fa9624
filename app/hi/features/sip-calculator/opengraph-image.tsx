import { SharedPicture } from '@/components/shell/shared-picture';
import { hindiPictures, loadHindiPicture } from '@/lib/hindi-pictures';
import { pictureResponse } from '@/lib/picture-response';

export { contentType, size } from '@/lib/picture-response';
export const alt = hindiPictures['sip-calculator'].title;

export default async function OpenGraphImage() {
  return pictureResponse(SharedPicture, await loadHindiPicture('sip-calculator'));
}
