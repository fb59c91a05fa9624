import type { PressProblem, SaveStatus } from '@/lib/saved/save-problem';

/** Outcomes of saving something in the account, for every feature. */
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

/** After `saved`, where the fields were changed while they were being saved. */
export const changedMeanwhile =
  'What you changed meanwhile is not saved yet: save again to replace what was just saved.';

/** Why a button without input changed nothing. */
export const pressOutcomes = {
  guest: saveOutcomes.guest,
  ended: saveOutcomes.ended,
  'too-many': saveOutcomes['too-many'],
  unavailable:
    'Nothing was changed: your account cannot be reached right now. Try again in a minute.',
} as const satisfies Record<PressProblem, string>;
