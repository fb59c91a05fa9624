import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company, Dated } from './company';
import type { Universe } from './universe';

/**
 * The universe as anybody could have known it at the end of a day: the companies then listed, those that are gone by
 * now among them; figures by the day they were published, not by the day they speak of; prices up to the day. Whatever
 * looks at the answer cannot look ahead. Figures that were restated later stand as restated: the data keeps no other.
 */
export function asKnownOn({ kind, companies, prices }: Universe, day: IsoDate): Universe {
  const listed = companies.filter((company) => isListed(company, day));
  return {
    kind,
    companies: listed.map((company) => companyOn(company, day)),
    prices: new Map(
      listed.flatMap(({ isin }) => {
        const known = (prices.get(isin) ?? []).filter(({ date }) => date <= day);
        return known.length > 0 ? [[isin, known] as const] : [];
      }),
    ),
  };
}

function isListed({ listedOn, delisted }: Company, day: IsoDate): boolean {
  return (listedOn === null || listedOn <= day) && (delisted === null || delisted.on > day);
}

function companyOn(company: Company, day: IsoDate): Company {
  const known = <T>(history: readonly Dated<T>[]) =>
    history.filter(({ publishedOn }) => publishedOn <= day);
  const { promoterPercent, pledgedPercent, surveillance, auditor } = company.governance;
  return {
    ...company,
    delisted: null,
    years: company.years.filter(({ publishedOn }) => publishedOn <= day),
    governance: {
      promoterPercent: known(promoterPercent),
      pledgedPercent: known(pledgedPercent),
      surveillance: known(surveillance),
      auditor: known(auditor),
    },
  };
}
