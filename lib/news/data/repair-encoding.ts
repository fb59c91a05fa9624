/** What windows-1252 shows for the bytes 80 to 9F; the other letters up to FF are their own byte. */
const highBytes: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
);
const letter = `[\\u0080-\\u00ff${[...highBytes.keys()].join('')}]`;
const suspects = new RegExp(`${letter}{2,}`, 'g');

/**
 * Text that was UTF-8 and read as windows-1252 ("â‚¹" for "₹", "â€™" for an apostrophe), put right. Only runs
 * that are whole letters of UTF-8 are touched: that does not happen by chance.
 */
export function repairEncoding(text: string): string {
  return text.replace(suspects, (run) => {
    const bytes = Uint8Array.from(run, byteOf);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

function byteOf(character: string): number {
  return highBytes.get(character) ?? character.charCodeAt(0);
}

/**
 * The text of windows-1252 bytes. Node 20 reads that encoding as ISO 8859-1, so that the letters between 80 and 9F
 * come out as controls.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const letters = [...highBytes.keys()];
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => letters[control.charCodeAt(0) - 0x80] ?? control);
}
