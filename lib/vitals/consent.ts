import { browserStorage } from '@/lib/browser-storage/browser-storage';

const agreed = 'yes';
const consent = browserStorage('measure', (stored) => (stored === agreed ? agreed : null));

/** Whether the browser refuses by Global Privacy Control or Do Not Track, which outweighs a stored consent. */
export function refusesByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Whether the visitor has agreed, in this browser, that its speed is measured. Off until then. */
export function hasAgreed(): boolean {
  return !refusesByBrowser() && consent.read() === agreed;
}

/** Stores the consent, or withdraws it. */
export function setConsent(isAgreed: boolean): void {
  if (isAgreed) consent.write(agreed);
  else consent.remove();
}
