import { en, type Messages } from './en';
import { deliveryPolicy as deliveryPolicyHi } from '@/lib/messages/hi/policies/delivery-policy';
import { display as displayHi } from '@/lib/messages/hi/frame/display';
import { failure as failureHi } from '@/lib/messages/hi/failure';
import { navigation as navigationHi } from './hi/navigation';
import { periods as periodsHi } from './hi/periods';
import { planHistory as planHistoryHi } from './hi/plan-history';
import { policies as policiesHi } from '@/lib/messages/hi/policies/policies';
import { privacyPolicy as privacyPolicyHi } from '@/lib/messages/hi/policies/privacy-policy';
import { search as searchHi } from './hi/search';
import { shell as shellHi } from '@/lib/messages/hi/frame/shell';
import { sip as sipHi } from './hi/sip';
import { sources as sourcesHi } from './hi/sources';
import { offline as offlineHi, site as siteHi } from '@/lib/messages/hi/frame/site';
import { tax as taxHi } from '@/lib/messages/hi/tax/tax';
import { taxGlossary as taxGlossaryHi } from '@/lib/messages/hi/tax/tax-glossary';
import { taxKnownErrors as taxKnownErrorsHi } from '@/lib/messages/hi/tax/tax-known-errors';
import type { Language } from './language';

export type { Messages } from './en';

/** The features available in Hindi. A feature is translated completely or not at all, so that no sentence mixes languages. */
const hi = {
  deliveryPolicy: deliveryPolicyHi,
  display: displayHi,
  failure: failureHi,
  navigation: navigationHi,
  offline: offlineHi,
  periods: periodsHi,
  planHistory: planHistoryHi,
  policies: policiesHi,
  privacyPolicy: privacyPolicyHi,
  search: searchHi,
  shell: shellHi,
  sip: sipHi,
  site: siteHi,
  sources: sourcesHi,
  tax: taxHi,
  taxGlossary: taxGlossaryHi,
  taxKnownErrors: taxKnownErrorsHi,
} satisfies Partial<Messages>;

/** Every feature in a language; in English if it is not translated. */
export function messages(language: Language = 'en'): Messages {
  return language === 'en' ? en : inHindi;
}

const inHindi: Messages = { ...en, ...hi };
