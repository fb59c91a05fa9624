import { personalKeys } from './keys';
import { storedKeys } from './stored-keys';

/** After signing out or deleting the account: removes what belongs to the person, and nothing else. */
export function removePersonalEntries(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    storedKeys(area)
      .filter((key) => personalKeys.some((own) => key === own || key.startsWith(`${own}:`)))
      .forEach((key) => window[area].removeItem(key));
  }
}
