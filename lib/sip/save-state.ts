/** What came of pressing Save; the form shows it in words. */
const saveStatuses = [
  'saved',
  'invalid',
  'guest',
  'ended',
  'full',
  'too-many',
  'unavailable',
] as const;

export type SaveState = {
  status: (typeof saveStatuses)[number];
  /** Where to sign in and come back to the same inputs; with `guest` and `ended`. */
  signInPath?: string;
};

/** Carries the outcome back to the page when the form was posted and not called. */
export const saveStatusKey = 'saved';

export function readSaveStatus(text: unknown): SaveState['status'] | null {
  return saveStatuses.find((status) => status === text) ?? null;
}
