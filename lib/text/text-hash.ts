/** FNV-1a, 32 bits, of a text's UTF-16 units: the same number everywhere and always. Not for secrets. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** `textHash` after Murmur's last steps, so that texts that differ in their last letter alone are far apart. */
export function spreadTextHash(text: string): number {
  let hash = textHash(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
