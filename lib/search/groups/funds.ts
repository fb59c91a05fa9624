import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { allowedTypos, editDistance } from '@/lib/text/compare-texts';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Language } from '@/lib/messages/language';
import type { SearchGroup } from '@/lib/search/group';
import { formatRupees } from '@/lib/money/rupees';
import { plainWords } from '@/lib/search/words';

/** Words that all funds have: alone they ask for the list, not for one of its funds. */
const general: ReadonlySet<string> = new Set(['mutual', 'fund', 'scheme', 'invest', 'calculator']);

const considered = 30;

/**
 * The funds of AMFI's list by the fund page's own search, which knows their names best. `find` gives the likeliest
 * first; strictly, only names that have all the words are taken.
 */
export function fundGroup(
  title: string,
  find: (words: string, limit: number) => Promise<readonly Scheme[] | null>,
  language: Language = 'en',
): SearchGroup {
  return {
    id: 'funds',
    title,
    access: 'open',
    async find({ words, limit, isStrict }) {
      const telling = words.filter((word) => !general.has(word));
      if (telling.length === 0) return [];
      const found = await find(words.join(' '), considered);
      if (!found) return null;
      const fitting = isStrict ? found.filter((scheme) => hasAll(scheme, telling)) : found;
      return fitting.slice(0, limit).map(({ code, name, house, nav, navDate }) => ({
        id: String(code),
        title: name,
        note: navDate === null ? house : `${house} · ${dateInOneLine(navDate, language)}`,
        ...(nav === null ? {} : { figure: formatRupees(nav, 4) }),
        url: fundPath(code),
      }));
    },
  };
}

/** With spaces that do not break: a narrow row would end between the day and the month. */
function dateInOneLine(date: IsoDate, language: Language): string {
  return formatDate(date, language).replaceAll(' ', '\u00a0');
}

/** Each word begins a word of the name, is one with a typing error, or is in the name without its spaces: midcap. */
function hasAll(
  { code, isin, reinvestmentIsin, name, plan, option, category, amfiCategory }: Scheme,
  words: readonly string[],
): boolean {
  const kind = `${plan ?? ''} ${option ?? ''} ${category} ${amfiCategory}`;
  const present = plainWords(`${name} ${kind} ${code} ${isin ?? ''} ${reinvestmentIsin ?? ''}`);
  const joined = present.join('');
  return words.every((typed) => {
    // What people call dividends is written IDCW since 2021, but in the names of dividend yield funds.
    const spellings = typed === 'dividend' || typed === 'div' ? [typed, 'idcw'] : [typed];
    return spellings.some((word) => {
      const typos = allowedTypos(word.length);
      return (
        (word.length >= 6 && joined.includes(word)) ||
        present.some((each) => each.startsWith(word) || isNear(word, each, typos))
      );
    });
  });
}

function isNear(word: string, present: string, typos: number): boolean {
  return typos > 0 && editDistance(word, present, typos) !== null;
}
