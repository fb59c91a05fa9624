import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, rateCard, readAt } from '../../lib/law/citation';

export type GainsRate = {
  ratePercent: number;
  /** Gains of one tax year that stay free of this tax, in rupees. */
  yearlyExemptionRupees: number;
  /** Held for more than these months, a unit is long-term; up to them, short-term. */
  longTermAfterMonths: number;
};

/** Long-term gains on listed shares and equity funds. */
export const equityLongTermGains: readonly DatedRow<GainsRate>[] = [
  {
    id: 'equity-ltcg-2018-04-01',
    from: '2018-04-01',
    to: '2024-03-31',
    value: { ratePercent: 10, yearlyExemptionRupees: 100_000, longTermAfterMonths: 12 },
    ...incomeTaxLaw('112A', null, readAt('anptaxcorp.com and knowatonestroke.in')),
  },
  {
    // The exemption of 1.25 lakh is one for the whole year in whose middle the rate changed.
    id: 'equity-ltcg-2024-04-01',
    from: '2024-04-01',
    to: '2024-07-22',
    value: { ratePercent: 10, yearlyExemptionRupees: 125_000, longTermAfterMonths: 12 },
    ...incomeTaxLaw('112A', null, readAt('anptaxcorp.com and knowatonestroke.in')),
  },
  {
    id: 'equity-ltcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 12.5, yearlyExemptionRupees: 125_000, longTermAfterMonths: 12 },
    ...incomeTaxLaw(
      '112A',
      '198',
      readAt('cabkgoyal.com, which quotes section 31 of the Finance (No. 2) Act 2024'),
    ),
  },
];

/** Short-term gains on listed shares and equity funds. */
export const equityShortTermGains: readonly DatedRow<GainsRate>[] = [
  {
    id: 'equity-stcg-2020-04-01',
    from: '2020-04-01',
    to: '2024-07-22',
    value: { ratePercent: 15, yearlyExemptionRupees: 0, longTermAfterMonths: 12 },
    ...incomeTaxLaw('111A', null, readAt('anptaxcorp.com and knowatonestroke.in')),
  },
  {
    id: 'equity-stcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 20, yearlyExemptionRupees: 0, longTermAfterMonths: 12 },
    ...incomeTaxLaw('111A', '196', readAt('taxguru.in')),
  },
];

export type EarlierCostRule = {
  unitsBoughtBefore: IsoDate;
  /** The day whose price counts as cost where it is more than was paid, but never more than the sale brings. */
  valuedOn: IsoDate;
};

/** The cost of listed shares and units of equity funds from before the tax of 2018, for a long-term gain. */
export const equityCostBeforeFebruary2018: readonly DatedRow<EarlierCostRule>[] = [
  {
    id: 'equity-cost-2018-04-01',
    from: '2018-04-01',
    to: null,
    value: { unitsBoughtBefore: '2018-02-01', valuedOn: '2018-01-31' },
    ...incomeTaxLaw(
      '55(2)(ac)',
      '90(7), 90(8)(b)',
      readAt('Published computations of Schedule 112A', '2026-11-22'),
    ),
  },
];

/** Long-term gains on what is neither a listed share nor an equity fund: gold, land, buildings, unlisted shares. */
export const otherLongTermGains: readonly DatedRow<GainsRate>[] = [
  {
    // On the gain after indexation of the cost; the 36 months were 24 for land, buildings and unlisted shares.
    id: 'other-ltcg-2020-04-01',
    from: '2020-04-01',
    to: '2024-07-22',
    value: { ratePercent: 20, yearlyExemptionRupees: 0, longTermAfterMonths: 36 },
    ...incomeTaxLaw(
      '112',
      null,
      readAt('caclubindia.com and summamoney.com on gold funds', '2026-11-23'),
    ),
  },
  {
    // Land and buildings bought before this day may still choose 20 % with indexation: not in this row.
    id: 'other-ltcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 12.5, yearlyExemptionRupees: 0, longTermAfterMonths: 24 },
    ...incomeTaxLaw('112', '197', rateCard),
  },
];

export type SpecifiedFundRule = {
  /** Gains on units bought from this day on are short-term however long they are held: taxed by slab. */
  unitsBoughtFrom: IsoDate;
  /**
   * Which funds: those with at most 35 % in Indian shares (gold, silver, foreign funds and most funds of funds too),
   * or those with more than 65 % in debt and money market instruments, and funds with at least 65 % in such funds.
   */
  holds: 'at-most-35-percent-indian-shares' | 'over-65-percent-debt';
};

/**
 * Units of a specified mutual fund. Which definition holds depends on the year of the sale; whether a unit comes under
 * it at all, on the day of its purchase. Units bought earlier follow the rules for other assets.
 */
export const specifiedFundGains: readonly DatedRow<SpecifiedFundRule>[] = [
  {
    id: 'specified-fund-2023-04-01',
    from: '2023-04-01',
    to: '2025-03-31',
    value: { unitsBoughtFrom: '2023-04-01', holds: 'at-most-35-percent-indian-shares' },
    ...incomeTaxLaw(
      '50AA',
      null,
      readAt('caclubindia.com, which prints the section', '2026-11-22'),
    ),
  },
  {
    id: 'specified-fund-2025-04-01',
    from: '2025-04-01',
    to: null,
    value: { unitsBoughtFrom: '2023-04-01', holds: 'over-65-percent-debt' },
    ...incomeTaxLaw(
      '50AA',
      '76',
      readAt(
        'taxmanagementindia.com on the definition from 1 April 2026 (assessment year 2026-27)',
        '2026-11-23',
      ),
    ),
  },
];

export type ListedUnitRule = {
  /** The holding period of listed securities. */
  listedMonths: number;
  /** That of all other assets, which some read to hold for listed units too. */
  otherMonths: number;
};

/**
 * Gold, silver and foreign ETFs. The Budget of July 2024 speaks of all listed securities, and most published accounts
 * take 12 months; two public computations leave units out of "listed securities". Not settled here.
 */
export const listedUnitsHolding: readonly DatedRow<ListedUnitRule>[] = [
  {
    id: 'listed-units-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { listedMonths: 12, otherMonths: 24 },
    ...incomeTaxLaw(
      '2(42A)',
      '2(101)',
      readAt(
        'business-standard.com of 10 October 2025; goalbridge.in; two public computations',
        '2026-11-23',
      ),
    ),
  },
];
