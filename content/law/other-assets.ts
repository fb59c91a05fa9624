import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

export type GoldBondRule = { isForFirstHolderOnly: boolean };

/** Redemption of a Sovereign Gold Bond is no transfer, and so free of tax on gains. */
export const sovereignGoldBond: readonly DatedRow<GoldBondRule>[] = [
  {
    id: 'gold-bond-2016-04-01',
    from: '2016-04-01',
    to: '2026-03-31',
    value: { isForFirstHolderOnly: false },
    ...incomeTaxLaw(
      '47(viic)',
      null,
      readAt('business-standard.com of 15 February 2026', '2026-11-23'),
    ),
  },
  {
    // Bought at issue and held until redemption at maturity, without a break.
    id: 'gold-bond-2026-04-01',
    from: '2026-04-01',
    to: null,
    value: { isForFirstHolderOnly: true },
    ...incomeTaxLaw(
      '47(viic)',
      '70(1)(x)',
      readAt('taxtmi.com on clause 35 of the Finance Bill 2026; caclubindia.com', '2026-11-23'),
    ),
  },
];

/** What a REIT or InvIT hands on keeps its kind: interest, dividend and rent are taxed by slab. */
export const businessTrusts: readonly DatedRow<null>[] = [
  {
    id: 'business-trust-2023-04-01',
    from: '2023-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw('115UA', '223', readAt('cleartax.in and bharattax.co', '2026-11-23')),
  },
];

/**
 * What a company pays for a share that it buys back. Where it is a dividend, the proceeds of the sale count as nothing, so
 * that the cost is a capital loss; else it is the price of a sale.
 */
export const shareBuyback: readonly DatedRow<{ isDividend: boolean }>[] = [
  {
    id: 'buyback-2024-10-01',
    from: '2024-10-01',
    to: '2026-03-31',
    value: { isDividend: true },
    ...incomeTaxLaw(
      '2(22)(f), 46A',
      null,
      readAt('Published computations of both Acts', '2026-11-22'),
    ),
  },
  {
    id: 'buyback-2026-04-01',
    from: '2026-04-01',
    to: null,
    value: { isDividend: false },
    ...incomeTaxLaw('46A', '69', readAt('Published computations of both Acts', '2026-11-22')),
  },
];

/** Shares from an employer: the advantage on the day they are received is pay. */
export const employeeShares: readonly DatedRow<null>[] = [
  {
    id: 'employee-shares',
    from: '2020-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw('17(2)(vi)', '17', readAt('Section mapping at taxheal.com', '2026-11-23')),
  },
];

/** Securities in a demat account leave it oldest first, account by account. Fund folios follow the same by practice. */
export const oldestFirst: readonly DatedRow<null>[] = [
  {
    id: 'oldest-first',
    from: '1996-04-01',
    to: null,
    value: null,
    ...incomeTaxLaw(
      '45(2A)',
      '67(7)(c)',
      readAt('Published computations of both Acts', '2026-11-22'),
    ),
  },
];
