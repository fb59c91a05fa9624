/** Limits of a person's picture: as chosen, as sent after cropping, and as stored. */
export const pictureLimits = {
  /** Before it is cropped, in the browser. */
  chosenBytes: 20_000_000,
  /** What the server takes. */
  sentBytes: 1_000_000,
  /** 50 megapixels: more than a phone makes, and 200 MB of memory when decoded. */
  pixels: 50_000_000,
  largeSide: 256,
  smallSide: 64,
} as const;

/** File extensions for the file dialog; the content decides. */
export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp'] as const;
