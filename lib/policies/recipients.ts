/**
 * The companies that process personal data for this site, or that a visitor deals with from here. `hosts` are the
 * addresses that our server or the visitor's browser contacts; tests compare them with the code. `notice` is null where
 * the company follows from a setting or from the visitor's own choice.
 */
export const recipients = {
  googleFirebase: {
    notice: 'https://firebase.google.com/support/privacy',
    hosts: [
      'identitytoolkit.googleapis.com',
      'securetoken.googleapis.com',
      'firestore.googleapis.com',
      'storage.googleapis.com',
      'oauth2.googleapis.com',
      'www.googleapis.com',
      'apis.google.com',
    ],
  },
  vercel: { notice: 'https://vercel.com/legal/privacy-policy', hosts: [] },
  mailRelay: { notice: null, hosts: [] },
  videoRoom: { notice: null, hosts: [] },
  upi: { notice: null, hosts: [] },
  buyMeACoffee: {
    notice: 'https://www.buymeacoffee.com/privacy-policy',
    hosts: ['buymeacoffee.com'],
  },
} as const satisfies Record<string, { notice: string | null; hosts: readonly string[] }>;

export type RecipientId = keyof typeof recipients;

export type RecipientWords = { name: string; task: string; data: string; region: string };
