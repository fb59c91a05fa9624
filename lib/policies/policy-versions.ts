/**
 * The version of the privacy policy that is in force, named by its date. Sign-up stores it with the consent;
 * a change of the policy's meaning takes a new version and a line in `privacyPolicyChanges`.
 */
export const privacyPolicyVersion = '2026-11-26';

/** Every version that was ever in force, newest first; the words are in lib/messages. */
export const privacyPolicyChanges = [
  '2026-11-26',
  '2026-11-24',
  '2026-11-23',
  '2026-11-21',
] as const;

/** The version of the delivery policy that is in force, named by its date. */
export const deliveryPolicyVersion = '2026-11-23';

/** Every version that was ever in force, newest first; the words are in lib/messages. */
export const deliveryPolicyChanges = ['2026-11-23', '2026-11-21'] as const;
