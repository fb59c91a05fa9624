import { pictureLimits } from './picture-limits';

const prefix = 'avatars/';

export type PictureSize = 'large' | 'small';

const sides = { large: pictureLimits.largeSide, small: pictureLimits.smallSide } as const;

/** The key of a stored picture: `profileImage` of a profile. `name` is unguessable and never changes. */
export function pictureKey(name: string): string {
  return `${prefix}${name}`;
}

/** The file of a size in Cloud Storage. */
export function pictureFile(key: string, size: PictureSize): string {
  return `${key}/${sides[size]}.webp`;
}

/** Where the site serves it; null for the bundled picture. */
export function pictureAddress(key: string | null, size: PictureSize): string | null {
  return key?.startsWith(prefix)
    ? `/api/avatar/${key.slice(prefix.length)}-${sides[size]}.webp`
    : null;
}

/** The file in Cloud Storage behind the last part of such an address; null for any other text. */
export function fileOfAddress(part: string): string | null {
  const [, name, side] = /^([\w-]{32})-(256|64)\.webp$/.exec(part) ?? [];
  return name && side ? `${pictureKey(name)}/${side}.webp` : null;
}
