import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from './dated-row';

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
