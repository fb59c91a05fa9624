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

export type EnquiryProblem =
  | 'missing'
  | 'not-listed'
  | 'too-short'
  | 'too-long'
  | 'empty-file'
  | 'file-too-large'
  | 'wrong-type';

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, EnquiryProblem>>>;

/** Parses an enquiry, or returns its problems. Used by the form and the server. */
export function readEnquiry({
  scope,
  budget,
  message,
}: TypedEnquiry): Result<Enquiry, EnquiryProblems> {
  const text = readLines(message, { maxCharacters: enquiryLimits.message.max });
  const problems: Partial<Record<EnquiryField, EnquiryProblem>> = {};
  if (!isOneOf(enquiryScopes, scope)) problems.scope = scope === '' ? 'missing' : 'not-listed';
  if (!isOneOf(enquiryBudgets, budget)) problems.budget = budget === '' ? 'missing' : 'not-listed';
  if (text === null) problems.message = 'too-long';
  else if (text === '') problems.message = 'missing';
  else if (countCharacters(text) < enquiryLimits.message.min) problems.message = 'too-short';
  return isOneOf(enquiryScopes, scope) &&
    isOneOf(enquiryBudgets, budget) &&
    text !== null &&
    !problems.message
    ? success({ scope, budget, message: text })
    : failure(problems);
}

/** Whether a text from outside is one of ours. */
export function isOneOf<Known extends string>(
  known: readonly Known[],
  text: string,
): text is Known {
  return known.some((each) => each === text);
}

/** What /api/enquiries answers to the form's script. */
export type SendAnswer =
  | { status: 'sent'; number: string }
  | { status: 'mistakes'; problems: EnquiryProblems }
  | { status: 'too-many'; retryAfterSeconds: number }
  | { status: 'signed-out' | 'full' | 'failed' };
