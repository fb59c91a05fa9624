import type { SaveStatus } from '@/lib/saved/save-problem';

const saveStatuses = [
  'saved',
  'invalid',
  'guest',
  'ended',
  'full',
  'too-many',
  'unavailable',
] as const satisfies readonly SaveStatus[];

/** The result of pressing Save, for the form. */
export type SaveState = {
  status: SaveStatus;
  /** Where to sign in and come back to the same inputs; with `guest` and `ended`. */
  signInPath?: string;
};

/** Carries the outcome back to the page when the form was posted and not called. */
export const saveStatusKey = 'saved';

export function readSaveStatus(text: unknown): SaveState['status'] | null {
  return saveStatuses.find((status) => status === text) ?? null;
}
