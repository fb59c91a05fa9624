/** The version of the delivery policy that is in force, named by its date. */
export const deliveryPolicyVersion = '2026-11-23';

/** Every version that was ever in force, newest first; the words are in lib/messages. */
export const deliveryPolicyChanges = ['2026-11-23', '2026-11-21'] as const;
