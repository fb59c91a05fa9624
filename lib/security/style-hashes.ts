/**
 * Style elements that libraries write with constant text, by the hash of that text. A test renders each library and
 * compares, so that an update of a library fails the test and does not break a page.
 */
export const constantStyleHashes = [
  // nextjs-toploader, as components/shell/loading-bar.tsx dresses it.
  "'sha256-GUy0WcUQZBWayi9IcFBUQZ3XPX1LDJM3CIQ3+pdpKNY='",
] as const;

/**
 * The one style attribute that React writes: a piece of a drawing that comes late, as a chart in a streamed part of a
 * page, waits in `<svg aria-hidden="true" style="display:none">`. The hash is that of `display:none`.
 */
export const constantStyleAttributeHashes = [
  "'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='",
] as const;
