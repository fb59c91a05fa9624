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

/** The messages of one clause: `summary` is the plain version beside the text. */
export type ClauseMessages = {
  title: string;
  summary: string;
  text: readonly string[];
  points?: readonly string[];
};

/**
 * The version of the privacy policy that is in force, named by its date. Sign-up stores it with the consent;
 * a change of the policy's meaning takes a new version and a line in `privacyPolicyChanges`.
 */
export const privacyPolicyVersion = '2026-11-30';

/** Every version that was ever in force, newest first; the words are in lib/messages. */
export const privacyPolicyChanges = [
  '2026-11-30',
  '2026-11-29',
  '2026-11-28',
  '2026-11-26',
  '2026-11-24',
  '2026-11-23',
  '2026-11-21',
] as const;

/** The version of the delivery policy that is in force, named by its date. */
export const deliveryPolicyVersion = '2026-11-23';

/** Every version that was ever in force, newest first; the words are in lib/messages. */
export const deliveryPolicyChanges = ['2026-11-23', '2026-11-21'] as const;

/** How soon we answer a message. Every page that promises a time takes it from here. */
export const answerTimes = {
  /** A complaint: that it arrived (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  acknowledgementHours: 48,
  /** A complaint: the full answer. The same rule says one month. */
  grievanceDays: 30,
  /** An enquiry of Web Services: the answer in its ticket. Monday to Friday without national holidays. */
  enquiryWorkingDays: 2,
} as const;
