import { browserStorage } from '@/lib/browser-storage/browser-storage';

const agreed = 'yes';
const consent = browserStorage('measure', (stored) => (stored === agreed ? agreed : null));

/** Whether the browser itself says no, by Global Privacy Control or Do Not Track; that counts above all. */
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

/** Agrees, or takes it back, from now on. */
export function agree(isAgreed: boolean): void {
  if (isAgreed) consent.write(agreed);
  else consent.remove();
}
