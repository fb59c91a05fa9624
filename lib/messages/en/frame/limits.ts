/** Answers to rate-limited downloads, which have no form to show a message. */
export const limits = {
  tooManyFiles: {
    one: 'Too many downloads in one minute. Try again in 1 second.',
    other: 'Too many downloads in one minute. Try again in {count} seconds.',
  },
} as const;
