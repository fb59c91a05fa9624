/** Where a limit answers a request that no form of a page can put into words. */
export const limits = {
  tooManyFiles: {
    one: 'Too many downloads in one minute. Try again in 1 second.',
    other: 'Too many downloads in one minute. Try again in {count} seconds.',
  },
} as const;
