import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  shareOf,
  type Dated,
  type GovernanceHistory,
  type Surveillance,
} from '@/lib/picks/domain/company/company';
import { compareTexts, type FilingOfDay } from './filed-years';
import type { ImportContent } from './imported-file';

type Lists = Extract<ImportContent, { kind: 'surveillance' }>;

/**
 * On which list a share stands, day by day. That it stands on none is known only of a share of the exchange, from two
 * lists (ASM and GSM), and as of the older one.
 */
export function surveillanceByShare(
  lists: readonly Lists[],
  shareOfSymbol: ReadonlyMap<string, string>,
) {
  const inOrder = lists
    .toSorted((one, other) => compareTexts(one.asOf, other.asOf))
    .map(({ list, asOf, rows }) => ({
      list,
      asOf,
      shares: new Set(
        rows.map(({ isin, symbol }) => (isin ? shareOf(isin) : shareOfSymbol.get(symbol))),
      ),
    }));
  return (share: string, isOfExchange: boolean): Dated<Surveillance>[] => {
    const newest = new Map<'asm' | 'gsm', { asOf: IsoDate; isOn: boolean }>();
    return inOrder.flatMap(({ list, asOf, shares }): Dated<Surveillance>[] => {
      newest.set(list, { asOf, isOn: shares.has(share) });
      const [gsm, asm] = [newest.get('gsm'), newest.get('asm')];
      const value = gsm?.isOn ? 'gsm' : asm?.isOn ? 'asm' : 'none';
      if (value !== 'none') return [{ value, asOf, publishedOn: asOf }];
      const older = gsm && asm ? (gsm.asOf < asm.asOf ? gsm.asOf : asm.asOf) : null;
      return older && isOfExchange ? [{ value, asOf: older, publishedOn: asOf }] : [];
    });
  };
}

export function governanceOf(
  table: GovernanceHistory | undefined,
  own: readonly FilingOfDay[],
  {
    holdings,
    surveillance,
  }: {
    holdings: readonly {
      promoterPercent: number | null;
      pledgedPercent: number | null;
      asOf: IsoDate;
      publishedOn: IsoDate;
    }[];
    surveillance: readonly Dated<Surveillance>[];
  },
): GovernanceHistory {
  const of = (name: 'promoterPercent' | 'pledgedPercent') =>
    holdings.flatMap(({ [name]: value, asOf, publishedOn }) =>
      value === null ? [] : [{ value, asOf, publishedOn }],
    );
  const auditor = own.flatMap(({ filing, publishedOn }) =>
    filing.isOpinionClean === null || filing.periodEndsOn !== filing.yearEndsOn
      ? []
      : [
          {
            value: filing.isOpinionClean ? ('none' as const) : ('qualified' as const),
            asOf: filing.yearEndsOn,
            publishedOn,
          },
        ],
  );
  return {
    promoterPercent: merged(table?.promoterPercent, of('promoterPercent')),
    pledgedPercent: merged(table?.pledgedPercent, of('pledgedPercent')),
    surveillance: merged(table?.surveillance, surveillance),
    auditor: merged(table?.auditor, auditor),
  };
}

/** Oldest first, each day once: of two statements on a day the later published one counts. */
function merged<T>(table: readonly Dated<T>[] = [], read: readonly Dated<T>[]): Dated<T>[] {
  const byDay = new Map<IsoDate, Dated<T>>();
  for (const each of [...table, ...read]) {
    const known = byDay.get(each.asOf);
    if (!known || known.publishedOn <= each.publishedOn) byDay.set(each.asOf, each);
  }
  return [...byDay.values()].sort((one, other) => compareTexts(one.asOf, other.asOf));
}
