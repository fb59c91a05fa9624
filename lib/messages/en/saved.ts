import { pressOutcomes } from './save-outcomes';

export const saved = {
  remove: {
    ask: 'Remove',
    askFor: 'Remove {title}',
    confirm: 'Yes, remove it',
  },
  outcomes: pressOutcomes,
  changedTransaction:
    'Not removed: this transaction was changed in another tab or on another device. Reload the page to see the change.',
  /** After an outcome that needs a session. */
  signIn: 'Sign in (new tab)',
} as const;
