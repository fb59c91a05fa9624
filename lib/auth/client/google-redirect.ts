import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fieldsOf } from '@/lib/fields-of';

/** Noted in this tab while the page is at Google: the version of the privacy policy that sign-up agreed to. */
export const googleRedirect = browserStorage<{ consentVersion: string | null }>(
  'google-redirect',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { consentVersion } = fieldsOf(stored);
    return { consentVersion: typeof consentVersion === 'string' ? consentVersion : null };
  },
  'sessionStorage',
);
