import { browserStorage } from '@/lib/browser-storage/browser-storage';

/** Noted in this tab while the page is at Google: the version of the privacy policy that sign-up agreed to. */
export const googleRedirect = browserStorage<{ consentVersion: string | null }>(
  'google-redirect',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const version = 'consentVersion' in stored ? stored.consentVersion : null;
    return { consentVersion: typeof version === 'string' ? version : null };
  },
  'sessionStorage',
);
