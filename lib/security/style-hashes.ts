/**
 * Style elements that libraries write with constant text, by the hash of that text. tests/components/shell
 * renders each library and compares, so that an update of the library turns a test red, not a page.
 */
export const constantStyleHashes = [] as const;
