import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, within which a single household may pick
 * any (RFC 6177). Null for any other text.
 */
export function addressGroup(text: string): string | null {
  const bare = text.trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return isIPv4(mapped) ? mapped : null;
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? firstFourGroups(bare) : null;
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // A dotted end stands for two groups.
  const known = before.length + after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : 8 - known;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
