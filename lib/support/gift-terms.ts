import type { IsoDate } from '@/lib/calendar/iso-date';

/** Within how many days a gift sent by mistake can be claimed back, and is paid back. */
export const giftTerms = { claimDays: 30, payBackDays: 7 } as const;

/** The fee of a payment method, as its source states it. */
export type SupportFee = {
  id: 'upi' | 'coffee';
  /** The fee as a share of each payment. */
  percent: number;
  /** In the provider's own words where it is in another currency: "30 US cents". Null: none. */
  fixed: string | null;
  /** `isPrimary`: the page is that of the provider or of the regulator, not what somebody else wrote of it. */
  source: { title: string; url: string; isPrimary: boolean };
  /** When the source was read. */
  readOn: IsoDate;
};

export const supportFees: readonly SupportFee[] = [
  {
    id: 'upi',
    percent: 0,
    fixed: null,
    source: {
      title:
        'NPCI’s UPI linking specification, as described by Abundera: bank to bank, no platform in between',
      url: 'https://qr.abundera.ai/it/standards/upi/',
      isPrimary: false,
    },
    readOn: '2026-11-21',
  },
  {
    id: 'coffee',
    // 5 % for the platform and 2.9 % for the card.
    percent: 7.9,
    fixed: '30 US cents',
    source: {
      title: 'Buy Me a Coffee: fees',
      url: 'https://help.buymeacoffee.com/en/articles/8105744',
      isPrimary: true,
    },
    readOn: '2026-11-21',
  },
];

/** The amount after the fee in percent; a fixed fee in another currency is not deducted. Rupees with paise. */
export function amountAfterFee(rupees: number, { percent }: SupportFee): number {
  return Math.round(rupees * (100 - percent)) / 100;
}
