import { shortTextOf, textOf } from '@/lib/form-text';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import type { GuestItem } from '@/lib/saved/guest-items';
import { sipPath } from '@/lib/navigation/page-paths';
import { nameQuery } from './query';

/** Raised with every change of the data of an item of kind `sip-plan`; saved-plan.ts reads all versions. */
export const savedPlanVersion = 2;

const maxTitleCharacters = 60;
/** Longer than any plan's query. */
export const planBytes = 8_000;

/** The plan of the form as an item to save; null while a field has a problem. */
export function planInBrowser(form: FormData, id: string, updatedAt: string): GuestItem | null {
  const query = textOf(form, 'plan', planBytes);
  if (query === '' || !form.has('title')) return null;
  const title = shortTextOf(form, 'title');
  const data = { title: title.trim().slice(0, maxTitleCharacters), query };
  return { id, kind: 'sip-plan', version: savedPlanVersion, data, updatedAt };
}

/** Whether two saved plans have the same inputs and the same name. */
export function isSamePlan(one: GuestItem['data'], other: GuestItem['data']): boolean {
  return one.title === other.title && one.query === other.query;
}

/** The saved plans in a list; those that this version cannot read are left out. @param language of the page they open */
export function plansInBrowser(items: readonly GuestItem[], language: Language) {
  return items.flatMap(({ id, kind, version, data: { title, query }, updatedAt }) =>
    kind === 'sip-plan' &&
    version === savedPlanVersion &&
    typeof title === 'string' &&
    typeof query === 'string'
      ? [
          {
            id,
            title,
            path: `${inLanguage(sipPath, language)}?${query}${nameQuery(title)}`,
            updatedAt,
          },
        ]
      : [],
  );
}
