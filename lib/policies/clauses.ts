/** The clauses of the two policies, in reading order. An id is the anchor of its clause: it never changes. */
export const privacyClauses = [
  'in-force',
  'responsible',
  'what-we-keep',
  'what-we-do-not-collect',
  'browser-storage',
  'purposes-and-consent',
  'recipients',
  'outside-india',
  'security',
  'your-rights',
  'children',
  'grievances',
  'law',
  'changes',
] as const;

export const deliveryClauses = [
  'nothing-shipped',
  'price',
  'seller',
  'access',
  'failed-delivery',
  'cancellation',
  'refunds',
  'grievances',
  'law',
  'education-only',
  'changes',
] as const;

export type PrivacyClauseId = (typeof privacyClauses)[number];
export type DeliveryClauseId = (typeof deliveryClauses)[number];

/** The words of one clause: `summary` is the plain version that stands beside the text. */
export type ClauseWords = {
  title: string;
  summary: string;
  text: readonly string[];
  points?: readonly string[];
};
