import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, within which a single household may pick
 * any (RFC 6177). Null for any other text.
 */
export function addressGroup(text: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (mapped) return isIPv4(mapped) ? mapped : null;
  if (isIPv4(text)) return text;
  return isIPv6(text) ? firstFourGroups(text) : null;
}

function firstFourGroups(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  // A dotted end stands for two groups.
  const known = before.length + after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const groups = [...before, ...Array.from({ length: 8 - known }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
