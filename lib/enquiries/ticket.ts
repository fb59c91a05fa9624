import type { EnquiryBudget, EnquiryScope } from './enquiry';

export const ticketStatuses = ['received', 'in-work', 'answered', 'closed'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** One step in a ticket's history; the text is the operator's, null where a status alone changed. */
export type TicketStep = { at: Date; status: TicketStatus; text: string | null };

export type Ticket = {
  number: string;
  scope: EnquiryScope;
  budget: EnquiryBudget;
  message: string;
  /** The name that the member's file had; null without a file. */
  fileName: string | null;
  status: TicketStatus;
  /** Oldest first. */
  history: readonly TicketStep[];
};

/** Letters and digits that nobody mistakes for another (Crockford). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number that a person can read out, made from the enquiry's id: the same enquiry, sent again, has the same number.
 * @param id a UUID of version 4
 */
export function ticketNumber(id: string): string {
  // The last twelve digits are random; ten signs of five bits each fit into them, eight are enough to tell them apart.
  const random = Number.parseInt(id.replaceAll('-', '').slice(-12), 16);
  const letters = Array.from(
    { length: 8 },
    (_, place) => signs[Math.floor(random / 32 ** place) % 32],
  ).join('');
  return `AY-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A file's name as it may be shown and printed: the last part of a path, without controls, shortened. */
export function shownFileName(name: string, mostLetters: number): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(-mostLetters).join('') || 'file';
}
