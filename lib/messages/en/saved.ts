export const saved = {
  remove: {
    ask: 'Remove',
    askFor: 'Remove {title}',
    confirm: 'Yes, remove it',
  },
} as const;
