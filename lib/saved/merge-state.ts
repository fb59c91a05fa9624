/** What came of merging guest data into an account. The items of `doneIds` need not stay in the browser. */
export type MergeState =
  | { status: 'merged'; doneIds: readonly string[] }
  | { status: 'guest' | 'ended' | 'full' | 'invalid' | 'too-many' | 'unavailable' };
