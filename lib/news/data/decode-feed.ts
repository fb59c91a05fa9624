import { decodeWindows1252 } from './repair-encoding';

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a feed. A byte order mark decides; else what is whole UTF-8 is UTF-8, whatever the feed says of
 * itself (a text in another encoding is almost never valid UTF-8); else the encoding that the header or the first
 * line names; else windows-1252, which is what "Latin" means on the web.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const named = namedEncoding(bytes, contentType);
    return named && named !== 'windows-1252'
      ? new TextDecoder(named).decode(bytes)
      : decodeWindows1252(bytes);
  }
}

/** Never UTF-8: that was tried. */
function namedEncoding(bytes: Uint8Array, contentType: string | null): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const start = Math.max(0, head.search(/<\?xml/i));
  const names = [
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1],
    /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})/i.exec(head.slice(start))?.[1],
  ];
  for (const name of names) {
    const known = name && !/^utf-?8$/i.test(name) ? encodingOf(name) : null;
    if (known) return known;
  }
  return null;
}

function encodingOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
