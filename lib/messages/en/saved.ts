import { pressOutcomes } from './save-outcomes';

export const saved = {
  remove: {
    ask: 'Remove',
    askFor: 'Remove {title}',
    confirm: 'Yes, remove it',
  },
  outcomes: pressOutcomes,
} as const;
