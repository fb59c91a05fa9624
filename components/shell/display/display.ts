import { rememberedChoice } from './remembered-choice';

export type Theme = 'system' | 'light' | 'dark';
export const theme = rememberedChoice<Theme>('theme', ['system', 'light', 'dark']);

/** How amounts are written: ₹12.5 lakh or ₹12,50,000. */
export type Figures = 'lakh' | 'full';
export const figures = rememberedChoice<Figures>('figures', ['lakh', 'full']);

/** Whether a person's own amounts are readable on the screen. */
export type Amounts = 'shown' | 'hidden';
export const amounts = rememberedChoice<Amounts>('amounts', ['shown', 'hidden']);

/** The size of all text. */
export type Reading = 'standard' | 'large' | 'largest';
export const reading = rememberedChoice<Reading>('reading', ['standard', 'large', 'largest']);
