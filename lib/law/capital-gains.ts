import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from './dated-row';
import { general, rateCard } from './sources';

export type GainsRate = {
  ratePercent: number;
  /** Gains of one tax year that stay free of this tax, in rupees. */
  yearlyExemptionRupees: number;
  /** Held for more than these months, a unit is long-term; up to them, short-term. */
  longTermAfterMonths: number;
};

const earlierGains = {
  name: 'anptaxcorp.com on the rates before and from 23 July 2024; knowatonestroke.in for the earlier 1 lakh',
  url: 'https://anptaxcorp.com/key-exemptions-and-updated-tax-rules-for-capital-gains-in-fy-2024-25/?noamp=mobile',
};

/** Long-term gains on listed shares and equity funds. */
export const equityLongTermGains: readonly DatedRow<GainsRate>[] = [
  {
    id: 'equity-ltcg-2018-04-01',
    from: '2018-04-01',
    to: '2024-03-31',
    value: { ratePercent: 10, yearlyExemptionRupees: 100_000, longTermAfterMonths: 12 },
    section: { act1961: '112A', act2025: null },
    source: earlierGains,
    verified: 'secondary',
  },
  {
    // The exemption of 1.25 lakh is one for the whole year in whose middle the rate changed.
    id: 'equity-ltcg-2024-04-01',
    from: '2024-04-01',
    to: '2024-07-22',
    value: { ratePercent: 10, yearlyExemptionRupees: 125_000, longTermAfterMonths: 12 },
    section: { act1961: '112A', act2025: null },
    source: earlierGains,
    verified: 'secondary',
  },
  {
    id: 'equity-ltcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 12.5, yearlyExemptionRupees: 125_000, longTermAfterMonths: 12 },
    section: { act1961: '112A', act2025: '198' },
    source: {
      name: 'Finance (No. 2) Act 2024, section 31, as quoted by cabkgoyal.com',
      url: 'https://cabkgoyal.com/section-31-finance-acts',
    },
    verified: 'secondary',
  },
];

/** Short-term gains on listed shares and equity funds. */
export const equityShortTermGains: readonly DatedRow<GainsRate>[] = [
  {
    id: 'equity-stcg-2020-04-01',
    from: '2020-04-01',
    to: '2024-07-22',
    value: { ratePercent: 15, yearlyExemptionRupees: 0, longTermAfterMonths: 12 },
    section: { act1961: '111A', act2025: null },
    source: earlierGains,
    verified: 'secondary',
  },
  {
    id: 'equity-stcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 20, yearlyExemptionRupees: 0, longTermAfterMonths: 12 },
    section: { act1961: '111A', act2025: '196' },
    source: {
      name: 'Section 111A in the new regime, taxguru.in',
      url: 'https://taxguru.in/income-tax/tax-planning-fy-25-26-understanding-rebate-rules-stcg-section-111a-new-regime.html',
    },
    verified: 'secondary',
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
    section: { act1961: '55(2)(ac)', act2025: null },
    source: general,
    verified: 'general',
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
    section: { act1961: '112', act2025: null },
    source: general,
    verified: 'general',
  },
  {
    // Land and buildings bought before this day may still choose 20 % with indexation: not in this row.
    id: 'other-ltcg-2024-07-23',
    from: '2024-07-23',
    to: null,
    value: { ratePercent: 12.5, yearlyExemptionRupees: 0, longTermAfterMonths: 24 },
    section: { act1961: '112', act2025: '197' },
    source: rateCard,
    verified: 'secondary',
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
    section: { act1961: '50AA', act2025: null },
    source: {
      name: 'Section 50AA of the Act of 1961, as printed by caclubindia.com; its number in the Act of 2025 was not read',
      url: 'https://www.caclubindia.com/acts/26764-section-50aa-income-tax-act-1961.asp',
    },
    verified: 'secondary',
  },
];
