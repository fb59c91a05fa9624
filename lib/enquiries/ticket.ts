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

/** Longer than any name of a file; no more of a text is read. */
const maxNameCharacters = 1_000;

/** A file's name as it may be shown and printed: the last part of a path, without controls, shortened. */
export function shownFileName(name: string, mostLetters: number): string {
  const last = name.slice(-maxNameCharacters).split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(-mostLetters).join('') || 'file';
}
