import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are read as 1, 1, 0 and V. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that a person can read out, AY-XXXX-XXXX: 40 random bits, so that the next one cannot be guessed. */
export function newTicketNumber(): string {
  const group = () => Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join('');
  return `AY-${group()}-${group()}`;
}

/** A number as typed: small letters count as capitals, and O, I and L as the digits that they look like. */
export function readTicketNumber(text: string): string {
  const [prefix, ...groups] = text.trim().toUpperCase().split('-');
  return [prefix, ...groups.map((group) => group.replace(/O/g, '0').replace(/[IL]/g, '1'))].join(
    '-',
  );
}

/**
 * The number that a ticket has, or, for one that was stored without, the number made from the form's id. Such numbers
 * are not unique: two members may send the same id.
 * @param document its id is a UUID of version 4
 */
export function ticketNumberOf(document: { id: string; get: (field: string) => unknown }): string {
  const stored = document.get('number');
  if (typeof stored === 'string') return stored;
  // The last twelve digits are random; ten symbols of five bits each fit into them, eight are used.
  const random = Number.parseInt(document.id.replaceAll('-', '').slice(-12), 16);
  const letters = Array.from(
    { length: 8 },
    (_, place) => symbols[Math.floor(random / 32 ** place) % 32],
  ).join('');
  return `AY-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
