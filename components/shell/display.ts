import type { RememberedChoice } from './remembered-choice';

export type Theme = 'system' | 'light' | 'dark';
export const theme: RememberedChoice<Theme> = { key: 'theme', values: ['system', 'light', 'dark'] };

/** How amounts are written: ₹12.5 lakh or ₹12,50,000. */
export type Figures = 'lakh' | 'full';
export const figures: RememberedChoice<Figures> = { key: 'figures', values: ['lakh', 'full'] };

/** Whether a person's own amounts can be read by whoever looks at the screen. */
export type Amounts = 'shown' | 'hidden';
export const amounts: RememberedChoice<Amounts> = { key: 'amounts', values: ['shown', 'hidden'] };

/** The size of the text of a lesson. */
export type Reading = 'standard' | 'large' | 'largest';
export const reading: RememberedChoice<Reading> = {
  key: 'reading',
  values: ['standard', 'large', 'largest'],
};
