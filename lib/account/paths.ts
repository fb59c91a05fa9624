import type { UsernameProblem } from '@/lib/auth/domain/username';

export const accountPath = '/account';
export const dataPath = '/account/data';
export const deletionPath = '/account/delete';
export const exportPath = '/api/account/export';

/** What the account page says when it comes back from a form. */
export type Notice =
  | 'device-signed-out'
  | 'verification-sent'
  | 'too-many-mails'
  | 'name-saved'
  | 'picture-saved'
  | 'picture-removed'
  | 'password-changed'
  | 'password-link-sent'
  | 'too-many'
  | 'unavailable';

export function noticePath(notice: Notice): string {
  return `${accountPath}?notice=${notice}`;
}

/** What came of a new name. `typed` is what stood in the field, to the letter. */
export type NameAnswer = {
  status: 'fresh' | 'saved' | UsernameProblem | 'too-many' | 'signed-out' | 'unavailable';
  typed: string;
};
