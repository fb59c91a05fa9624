/**
 * Style elements that libraries write with constant text, by the hash of that text. A test renders each
 * library and compares, so that an update of the library turns a test red, not a page.
 */
export const constantStyleHashes = [
  // nextjs-toploader, as components/shell/loading-bar.tsx dresses it.
  "'sha256-GUy0WcUQZBWayi9IcFBUQZ3XPX1LDJM3CIQ3+pdpKNY='",
] as const;
