import { personalKeys } from './keys';
import { storedKeys } from './entries';

/**
 * After signing out or deleting the account: removes what belongs to the person, and nothing else.
 * @param owner of the person's learning events; those of other members wait for them. Null where it is not known.
 */
export function removePersonalEntries(owner: string | null): void {
  const isPersonal = (key: string) =>
    personalKeys.some((own) => key === own) ||
    (owner !== null && key.startsWith(`learning:${owner}:`));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    storedKeys(area)
      .filter(isPersonal)
      .forEach((key) => window[area].removeItem(key));
  }
}
