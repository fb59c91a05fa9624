/** What came of pressing Save; the form shows it in words. */
export type SaveState = {
  status: 'idle' | 'saved' | 'invalid' | 'guest' | 'ended' | 'full' | 'unavailable';
  /** Where to sign in and come back to the same inputs; with `guest` and `ended`. */
  signInPath?: string;
};

export const notSavedYet: SaveState = { status: 'idle' };
