import { strToU8, zipSync } from 'fflate';

/** A small zip whose table of contents claims a size after inflation for each entry (APPNOTE 4.3.12). */
export function zipClaiming(
  names: readonly string[],
  claimedBytes: number,
  content = 'x',
): Uint8Array {
  const bytes = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(content)])));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, claimedBytes, true);
  }
  return bytes;
}
