const key = 'measure';
const agreed = 'yes';

/** Whether the browser itself says no, by Global Privacy Control or Do Not Track; that counts above all. */
export function refusesByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Whether the visitor has agreed, in this browser, that its speed is measured. Off until then. */
export function hasAgreed(): boolean {
  try {
    return !refusesByBrowser() && localStorage.getItem(key) === agreed;
  } catch {
    return false;
  }
}

/** Agrees, or takes it back, from now on. */
export function agree(isAgreed: boolean): void {
  try {
    if (isAgreed) localStorage.setItem(key, agreed);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing measures nothing.
  }
}
