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
 * Every version of the privacy policy that was ever in force, newest first, named by its date; the words are in
 * lib/messages. A change of the policy's meaning takes a new version.
 */
export const privacyPolicyChanges = [
  '2026-11-30',
  '2026-11-29',
  '2026-11-28',
  '2026-11-26',
  '2026-11-24',
  '2026-11-23',
  '2026-11-21',
] as const;

/** The version in force. Sign-up stores it with the consent. */
export const [privacyPolicyVersion] = privacyPolicyChanges;

/** The same of the delivery policy. */
export const deliveryPolicyChanges = ['2026-11-23', '2026-11-21'] as const;
export const [deliveryPolicyVersion] = deliveryPolicyChanges;

/** How soon we answer a message. Every page that promises a time takes it from here. */
export const answerTimes = {
  /** A complaint: that it arrived (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  acknowledgementHours: 48,
  /** A complaint: the full answer. The same rule says one month. */
  grievanceDays: 30,
  /** An enquiry of Web Services: the answer in its ticket. Monday to Friday without national holidays. */
  enquiryWorkingDays: 2,
} as const;
