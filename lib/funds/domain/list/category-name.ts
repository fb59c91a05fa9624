import { groupsInHindi, kindsInHindi } from '@/content/word-lists/fund-categories-hindi';
import type { Language } from '@/lib/messages/language';

/** "Equity - Flexi Cap Fund" is "इक्विटी: फ़्लेक्सी कैप फ़ंड". What has no name in the language stays as AMFI writes it. */
export function categoryName(category: string, language: Language): string {
  if (language === 'en') return category;
  const end = category.indexOf(' - ');
  const [group, kind] = [category.slice(0, end), category.slice(end + ' - '.length)];
  const names = [groupsInHindi[group], kindsInHindi[kind]];
  return names.every((name) => name !== undefined) ? names.join(': ') : category;
}
