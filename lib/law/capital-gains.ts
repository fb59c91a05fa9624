import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from './dated-row';
import { incomeTaxLaw } from './law-source';
import { rateCard, readAt } from './readings';

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
};

/**
 * Units of a specified mutual fund: more than 65 % in debt and money market instruments (the definition that
 * stands since 1-Apr-2026). Units bought earlier follow other rules, which are not here.
 */
export const specifiedFundGains: readonly DatedRow<SpecifiedFundRule>[] = [
  {
    id: 'specified-fund-2023-04-01',
    from: '2023-04-01',
    to: null,
    value: { unitsBoughtFrom: '2023-04-01' },
    ...incomeTaxLaw(
      '50AA',
      '76',
      readAt('caclubindia.com, which prints the section', '2026-11-22'),
    ),
  },
];
