import { browserStorage } from '@/lib/browser-storage/browser-storage';
import type { TypedEnquiry } from '@/lib/enquiries/enquiry';
import { fieldsOf } from '@/lib/fields-of';

/** What a guest typed, in this tab while they sign in. */
export const enquiryDraft = browserStorage<TypedEnquiry>(
  'enquiry-draft',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = fieldsOf(stored);
    const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    return { scope: textOf('scope'), budget: textOf('budget'), message: textOf('message') };
  },
  'sessionStorage',
);
