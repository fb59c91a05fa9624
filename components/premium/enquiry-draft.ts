import type { TypedEnquiry } from '@/lib/enquiries/enquiry';

/** What a guest typed, kept in this tab while they sign in. lib/policies/data-inventory.ts names the key. */
const key = 'enquiry-draft';

export function keepDraft({ scope, budget, message }: TypedEnquiry): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ scope, budget, message }));
  } catch {
    // A browser that keeps nothing: the fields still hold it until the page is left.
  }
}

export function draftText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readDraft(text: string | null): TypedEnquiry | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const fields = read as Record<string, unknown>;
    const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    return { scope: textOf('scope'), budget: textOf('budget'), message: textOf('message') };
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
