import 'server-only';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { failure, success, type Result } from '@/lib/result';
import { endsAsPicture } from '@/lib/security/picture-end';
import { pictureLimits, pictureSides } from './picture-rules';

export type PictureProblem = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'damaged';

/** The same picture in two sizes: square, WebP, without metadata. */
export type Picture = { large: Buffer; small: Buffer };

type PictureFormat = 'jpeg' | 'png' | 'webp';

/** What `sharp` calls the kinds that we take, by the media type that the first bytes show. */
const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const maxSeconds = 5;

/**
 * A person's picture, recognised by its content and never by its name or the browser's media type: JPEG, PNG or WebP.
 * Only the pixels are stored, so that no place, camera data, comment or script survives (tests/security/README.md,
 * H-09 and H-10). The header is read before any pixel is decoded.
 */
export async function readPicture(bytes: Buffer): Promise<Result<Picture, PictureProblem>> {
  if (bytes.length === 0) return failure('empty');
  if (bytes.length > pictureLimits.sentBytes) return failure('too-large');
  const format = formats[(await kindOf(bytes)) ?? ''];
  if (!format) return failure('wrong-type');
  if (!endsWithItself(bytes, format) || hasManyScans(bytes, format)) return failure('damaged');
  try {
    const options = {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
      pages: 1,
    } as const;
    // No pixel limit here, because a picture that is far too large has its own message.
    const header = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (header.format !== format) return failure('wrong-type');
    if (header.width * header.height > pictureLimits.pixels) return failure('too-many-pixels');
    const upright = sharp(bytes, options).autoOrient();
    const inSize = (side: number) =>
      upright
        .clone()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 82 })
        .timeout({ seconds: maxSeconds })
        .toBuffer();
    const large = await inSize(pictureSides.large);
    return success({ large, small: await inSize(pictureSides.small) });
  } catch {
    return failure('damaged');
  }
}

async function kindOf(bytes: Buffer): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    return null; // The header announces more bytes than there are.
  }
}

/** In the data of a scan, 00 follows each byte FF (ITU-T T.81, B.1.1.5). */
const startOfScan = Buffer.from('ffda', 'hex');
/** Encoders write about ten, and a preview in the head has its own. */
const maxScans = 50;

/**
 * A progressive JPEG may have thousands of scans of a few bytes, and each is a pass over all pixels: a file of 100 KB
 * takes half a minute of processor, which no limit of `sharp` ends.
 */
function hasManyScans(bytes: Buffer, format: PictureFormat): boolean {
  let scans = 0;
  for (
    let at = bytes.indexOf(startOfScan);
    at >= 0 && scans <= maxScans;
    at = bytes.indexOf(startOfScan, at + 2)
  ) {
    scans += 1;
  }
  return format === 'jpeg' && scans > maxScans;
}

/** Whether nothing follows the picture, and nothing of it was cut off. Our own cropping never makes either. */
function endsWithItself(bytes: Buffer, format: PictureFormat): boolean {
  if (format !== 'webp') return endsAsPicture(bytes, format);
  const length = bytes.readUInt32LE(4) + 8;
  return bytes.length === length || bytes.length === length + (length % 2);
}
