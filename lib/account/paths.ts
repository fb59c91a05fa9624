import type { UsernameProblem } from '@/lib/auth/domain/username';

export const accountPath = '/account';
export const dataPath = '/account/data';
export const deletionPath = '/account/delete';
export const exportPath = '/api/account/export';

/** Notices of the account page after a form. */
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

/** The parts of the account page. The profile is at its plain address. */
export type AccountTab = 'profile' | 'security';

export function accountTabPath(tab: AccountTab): string {
  return tab === 'profile' ? accountPath : `${accountPath}?tab=${tab}`;
}

/** The account page with a notice, open at the tab of the form that it answers. */
export function noticePath(tab: AccountTab, notice: Notice): string {
  return `${accountPath}?${tab === 'security' ? 'tab=security&' : ''}notice=${notice}`;
}

/** The outcome of a new name. `typed` is the exact text of the field. */
export type NameAnswer = {
  status: 'fresh' | 'saved' | UsernameProblem | 'too-many' | 'signed-out' | 'unavailable';
  typed: string;
};
