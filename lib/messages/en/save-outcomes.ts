import type { PressProblem, SaveStatus } from '@/lib/saved/save-problem';

/** How a press ended that saves something in the account. Every feature takes its messages from here. */
export const saveOutcomes = {
  saved: 'Saved.',
  invalid: 'Nothing was saved. Correct the marked fields, then try again.',
  guest: 'You are not signed in. Sign in, then try again.',
  ended: 'Your session has ended. Sign in, then try again.',
  full: 'Your account is full (200 saved items). Remove one, then try again.',
  'too-many': 'Too many changes in one minute. Wait a minute, then try again.',
  unavailable:
    'Your account cannot be reached right now. What you entered is still here; try again in a minute.',
} as const satisfies Record<SaveStatus, string>;

/** Why a press that sends no text changed nothing. */
export const pressOutcomes = {
  guest: saveOutcomes.guest,
  ended: saveOutcomes.ended,
  'too-many': saveOutcomes['too-many'],
  unavailable:
    'Nothing was changed: your account cannot be reached right now. Try again in a minute.',
} as const satisfies Record<PressProblem, string>;
