import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company, Dated } from '@/lib/picks/domain/company/company';
import type { Universe } from '@/lib/picks/domain/company/universe';

/**
 * The universe as it was known at the end of a day, by removing all data of later days: what a
 * back-test may look at, made another way than ratioRows makes it.
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
