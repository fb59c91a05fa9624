import { textSource, type TextSource } from '@/components/ui/loading/text-in-html';
import type { Language } from '@/lib/messages/language';
import type { ClauseMessages } from '@/lib/policies/clauses';
import type { DatumId, DatumMessages } from '@/lib/policies/data-inventory';

type Clauses = { clauses: Readonly<Record<string, ClauseMessages>> };
type Inventory = { inventory: Readonly<Record<DatumId, DatumMessages>> };

export const privacyTexts: Readonly<Record<Language, TextSource<Clauses & Inventory>>> = {
  en: textSource(async () => {
    const { privacyPolicy } = await import('@/lib/messages/en/policies/privacy-policy');
    return privacyPolicy;
  }),
  hi: textSource(async () => {
    const { privacyPolicy } = await import('@/lib/messages/hi/policies/privacy-policy');
    return privacyPolicy;
  }),
};

const deliveryTexts: Readonly<Record<Language, TextSource<Clauses>>> = {
  en: textSource(async () => {
    const { deliveryPolicy } = await import('@/lib/messages/en/policies/delivery-policy');
    return deliveryPolicy;
  }),
  hi: textSource(async () => {
    const { deliveryPolicy } = await import('@/lib/messages/hi/policies/delivery-policy');
    return deliveryPolicy;
  }),
};

export const clauseTexts = { privacyPolicy: privacyTexts, deliveryPolicy: deliveryTexts } as const;
