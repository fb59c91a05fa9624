import { failure, success, type Result } from '@/lib/result';
import { countCharacters, readLines } from '@/lib/text/read-text';

export const enquiryScopes = ['plan', 'calculator', 'dashboard', 'website', 'other'] as const;
export const enquiryBudgets = ['open', 'below-25k', 'below-1l', 'below-5l', 'above-5l'] as const;

export type EnquiryScope = (typeof enquiryScopes)[number];
export type EnquiryBudget = (typeof enquiryBudgets)[number];

/** In the order of the form. */
export const enquiryFields = ['scope', 'budget', 'message', 'file'] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What was typed or chosen; the file is looked at apart, by its content. */
export type TypedEnquiry = { scope: string; budget: string; message: string };

export type Enquiry = { scope: EnquiryScope; budget: EnquiryBudget; message: string };

/** 4 MB: Vercel refuses a body above 4.5. */
export const enquiryLimits = {
  message: { min: 20, max: 2_000 },
  fileBytes: 4_000_000,
  fileName: 80,
  perPerson: 50,
} as const;

export const enquiryProblems = [
  'missing',
  'not-listed',
  'too-short',
  'too-long',
  'empty-file',
  'file-too-large',
  'wrong-type',
] as const;

export type EnquiryProblem = (typeof enquiryProblems)[number];

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, EnquiryProblem>>>;

/** Parses an enquiry, or returns its problems. Used by the form and the server. */
export function readEnquiry(typed: TypedEnquiry): Result<Enquiry, EnquiryProblems> {
  const scope = enquiryScopes.find((known) => known === typed.scope);
  const budget = enquiryBudgets.find((known) => known === typed.budget);
  const text = readLines(typed.message, { maxCharacters: enquiryLimits.message.max });
  const problems: Partial<Record<EnquiryField, EnquiryProblem>> = {};
  if (!scope) problems.scope = typed.scope === '' ? 'missing' : 'not-listed';
  if (!budget) problems.budget = typed.budget === '' ? 'missing' : 'not-listed';
  if (text === null) problems.message = 'too-long';
  else if (text === '') problems.message = 'missing';
  else if (countCharacters(text) < enquiryLimits.message.min) problems.message = 'too-short';
  return scope && budget && text !== null && !problems.message
    ? success({ scope, budget, message: text })
    : failure(problems);
}

/** What /api/enquiries answers to the form's script. */
export type SendAnswer =
  | { status: 'sent'; number: string }
  | { status: 'mistakes'; problems: EnquiryProblems }
  | { status: 'too-many'; retryAfterSeconds: number }
  | { status: 'signed-out' | 'full' | 'failed' };

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
export function shownFileName(name: string, maxLetters: number): string {
  const last = name.slice(-maxNameCharacters).split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(-maxLetters).join('') || 'file';
}
