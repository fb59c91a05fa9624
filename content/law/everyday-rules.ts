import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxRules2026, lawOutside, readAt } from '../../lib/law/citation';

/** What the papers of a tax year are called. */
export type TaxForms = { taxCreditStatement: string; salaryCertificate: string };

export const taxForms: readonly DatedRow<TaxForms>[] = [
  {
    id: 'tax-forms-1962',
    from: '2020-06-01',
    to: '2026-03-31',
    value: { taxCreditStatement: '26AS', salaryCertificate: '16' },
    ...lawOutside({
      kind: 'rules',
      paper: 'income-tax-rules-1962',
      number: '114-I',
      dated: '1962-03-26',
      url: null,
      ...readAt('taxroutine.com on Form 168', '2026-11-23'),
    }),
  },
  {
    id: 'tax-forms-2026',
    from: '2026-04-01',
    to: null,
    value: { taxCreditStatement: '168', salaryCertificate: '130' },
    ...incomeTaxRules2026(
      '245',
      readAt('taxroutine.com and taxheal.com on Form 168', '2026-11-23'),
      {
        act1961: '285BB',
        act2025: '510',
      },
    ),
  },
];

/** What of pay counts as wages for gratuity and bonus, and for provident fund since the scheme of July 2026. */
export type WageRule = {
  /** Listed parts left out of wages, such as HRA and conveyance, count as wages beyond this share of all pay. */
  maxLeftOutPercent: number;
};

export const wages: readonly DatedRow<WageRule>[] = [
  {
    id: 'wages-2025-11-21',
    from: '2025-11-21',
    to: null,
    value: { maxLeftOutPercent: 50 },
    ...lawOutside({
      kind: 'act',
      paper: 'code-on-wages-2019',
      number: '2(y)',
      dated: '2019-08-08',
      url: null,
      ...readAt(
        'labourlawadvisor.com, which prints the section; taxmann.com on S.O. 5322(E)',
        '2026-11-23',
      ),
    }),
  },
];

export type ProvidentFundRule = {
  /** Wages a month up to which membership is compulsory and contributions are due. */
  wageCeilingRupees: number;
  sharePercent: number;
};

export const providentFund: readonly DatedRow<ProvidentFundRule>[] = [
  {
    id: 'provident-fund-2014-09-01',
    from: '2014-09-01',
    to: '2026-09-16',
    value: { wageCeilingRupees: 15_000, sharePercent: 12 },
    ...lawOutside({
      kind: 'notification',
      paper: 'labour-notification',
      number: 'G.S.R. 609(E)',
      dated: '2014-08-22',
      url: null,
      ...readAt('ksandk.com', '2026-11-23'),
    }),
  },
  {
    id: 'provident-fund-2026-09-17',
    from: '2026-09-17',
    to: null,
    value: { wageCeilingRupees: 25_000, sharePercent: 12 },
    ...lawOutside({
      kind: 'notification',
      paper: 'labour-notification',
      number: 'S.O. 5109(E)',
      dated: '2026-09-17',
      url: null,
      ...readAt(
        'Published payroll rules that quote the questions and answers of the EPFO',
        '2026-11-23',
      ),
    }),
  },
];

/** Since this day no person can ask another for money by a UPI collect request; shops still can. */
export const personalCollectRequests: readonly DatedRow<{ endedOn: IsoDate }>[] = [
  {
    id: 'upi-collect-2025-10-01',
    from: '2025-10-01',
    to: null,
    value: { endedOn: '2025-10-01' },
    ...lawOutside({
      kind: 'circular',
      paper: 'npci-circular',
      number: null,
      dated: '2025-07-29',
      url: null,
      ...readAt('technofino.in, which prints the circular; indiatvnews.com', '2026-11-23'),
    }),
  },
];

/** Of each depositor in each bank, interest included. */
export const depositInsurance: readonly DatedRow<{ rupees: number }>[] = [
  {
    id: 'deposit-insurance-2020-02-04',
    from: '2020-02-04',
    to: null,
    value: { rupees: 500_000 },
    ...lawOutside({
      kind: 'act',
      paper: 'deposit-insurance-act-1961',
      number: '16(1)',
      dated: '1961-12-07',
      url: null,
      ...readAt('zeenews.india.com of 20 February 2026; indiancooperative.com', '2026-11-23'),
    }),
  },
];
