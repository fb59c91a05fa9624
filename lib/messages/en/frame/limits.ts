/** Where a limit answers a request that no form of a page can put into words. */
export const limits = {
  tooManyFiles: 'Too many downloads in one minute. Try again in {seconds} seconds.',
} as const;
