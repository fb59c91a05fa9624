import { pressOutcomes } from './save-outcomes';

export const saved = {
  remove: {
    ask: 'Remove',
    askFor: 'Remove {title}',
    confirm: 'Yes, remove it',
  },
  outcomes: pressOutcomes,
  /** After an outcome that needs a session. */
  signIn: 'Sign in (new tab)',
} as const;
