import type { EnquiryProblems } from './enquiry';

/** What /api/enquiries answers to the form's script. */
export type SendAnswer =
  | { status: 'sent'; number: string }
  | { status: 'mistakes'; problems: EnquiryProblems }
  | { status: 'too-many'; retryAfterSeconds: number }
  | { status: 'signed-out' | 'full' | 'failed' };
