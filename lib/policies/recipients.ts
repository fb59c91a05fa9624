/** The companies that work for this site and so come into touch with personal data. */
export const recipients = {
  googleFirebase: 'https://firebase.google.com/support/privacy',
  vercel: 'https://vercel.com/legal/privacy-policy',
} as const;

export type RecipientId = keyof typeof recipients;

export type RecipientWords = { name: string; task: string; data: string; region: string };
