/** Limits of a person's picture: as chosen, and as sent after cropping. */
export const pictureLimits = {
  /** Before it is cropped, in the browser. */
  chosenBytes: 20_000_000,
  /** What the server takes. */
  sentBytes: 1_000_000,
  /** 50 megapixels: more than a phone makes, and 200 MB of memory when decoded. */
  pixels: 50_000_000,
} as const;

/** File extensions for the file dialog; the content decides. */
export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;

const prefix = 'avatars/';

export type PictureSize = 'large' | 'small';

/** Pixels of each side. */
export const pictureSides = { large: 256, small: 64 } as const;

/** The key of a stored picture: `profileImage` of a profile. `name` is unguessable and never changes. */
export function pictureKey(name: string): string {
  return `${prefix}${name}`;
}

/** The file of a size in Cloud Storage. */
export function pictureFile(key: string, size: PictureSize): string {
  return `${key}/${pictureSides[size]}.webp`;
}

/** Where the site serves it; null for the bundled picture. */
export function pictureAddress(key: string | null, size: PictureSize): string | null {
  return key?.startsWith(prefix)
    ? `/api/avatar/${key.slice(prefix.length)}-${pictureSides[size]}.webp`
    : null;
}

/** The file in Cloud Storage behind the last part of such an address; null for any other text. */
export function fileOfAddress(part: string): string | null {
  const [, name, side] = /^([\w-]{32})-(256|64)\.webp$/.exec(part) ?? [];
  return name && side ? `${pictureKey(name)}/${side}.webp` : null;
}
