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
