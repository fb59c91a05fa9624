import { account } from './en/account';
import { auth } from './en/auth';
import { certificates } from './en/certificates';
import { charts } from './en/charts';
import { consultation } from './en/consultation';
import { crypto } from './en/crypto';
import { dashboard } from './en/dashboard';
import { dates } from './en/dates';
import { deliveryPolicy } from './en/delivery-policy';
import { display } from './en/display';
import { education } from './en/education';
import { errors } from './en/errors';
import { examples } from './en/examples';
import { failure } from './en/failure';
import { forms } from './en/forms';
import { glossary } from './en/glossary';
import { funds } from './en/funds';
import { limits } from './en/limits';
import { mail } from './en/mail';
import { lawSources } from './en/law-sources';
import { lessonNotes } from './en/lesson-notes';
import { navigation } from './en/navigation';
import { news } from './en/news';
import { offline } from './en/offline';
import { optionChain } from './en/option-chain';
import { optionJournal } from './en/option-journal';
import { optionViews } from './en/option-views';
import { options } from './en/options';
import { picks } from './en/picks';
import { picksOwn } from './en/picks-own';
import { picksRules } from './en/picks-rules';
import { picksScreens } from './en/picks-screens';
import { picksRecord } from './en/picks-record';
import { policies } from './en/policies';
import { premium } from './en/premium';
import { privacyPolicy } from './en/privacy-policy';
import { saved } from './en/saved';
import { scamClinic } from './en/scam-clinic';
import { shell } from './en/shell';
import { search } from './en/search';
import { sip } from './en/sip';
import { site } from './en/site';
import { tables } from './en/tables';
import { tax } from './en/tax';
import { taxGlossary } from './en/tax-glossary';
import { taxKnownErrors } from './en/tax-known-errors';
import { sources } from './en/sources';
import { support } from './en/support';
import { deliveryPolicy as deliveryPolicyHi } from './hi/delivery-policy';
import { display as displayHi } from './hi/display';
import { failure as failureHi } from './hi/failure';
import { navigation as navigationHi } from './hi/navigation';
import { policies as policiesHi } from './hi/policies';
import { privacyPolicy as privacyPolicyHi } from './hi/privacy-policy';
import { shell as shellHi } from './hi/shell';
import { sip as sipHi } from './hi/sip';
import { site as siteHi } from './hi/site';
import { tax as taxHi } from './hi/tax';
import { taxGlossary as taxGlossaryHi } from './hi/tax-glossary';
import { taxKnownErrors as taxKnownErrorsHi } from './hi/tax-known-errors';
import type { Language } from './language';

/**
 * Every sentence of the interface, a file per room and language. Server components read them here; a client
 * island receives the few that it shows as props, so that no sentence is shipped twice and a second
 * language needs no second bundle. Placeholders stand in braces and are filled by `fill`.
 */
const en = {
  account,
  auth,
  certificates,
  charts,
  consultation,
  crypto,
  dashboard,
  dates,
  deliveryPolicy,
  display,
  education,
  errors,
  examples,
  failure,
  forms,
  funds,
  limits,
  mail,
  glossary,
  lawSources,
  lessonNotes,
  navigation,
  news,
  offline,
  optionChain,
  optionJournal,
  optionViews,
  options,
  picks,
  picksOwn,
  picksRules,
  picksScreens,
  picksRecord,
  policies,
  premium,
  privacyPolicy,
  saved,
  scamClinic,
  search,
  shell,
  sip,
  site,
  tables,
  tax,
  taxGlossary,
  taxKnownErrors,
  sources,
  support,
};

type Widen<T> = T extends Language
  ? Language
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

export type Messages = Widen<typeof en>;

/** The rooms that speak Hindi. A room is translated as a whole or not at all: no page mixes two languages in a sentence. */
const hi = {
  deliveryPolicy: deliveryPolicyHi,
  display: displayHi,
  failure: failureHi,
  navigation: navigationHi,
  policies: policiesHi,
  privacyPolicy: privacyPolicyHi,
  shell: shellHi,
  sip: sipHi,
  site: siteHi,
  tax: taxHi,
  taxGlossary: taxGlossaryHi,
  taxKnownErrors: taxKnownErrorsHi,
} satisfies Partial<Messages>;

/** Every room in a language; English where a room does not speak it. */
export function messages(language: Language = 'en'): Messages {
  return language === 'en' ? en : inHindi;
}

/** In which language a room is read where this one is asked for. */
export function languageOfRoom(room: keyof Messages, language: Language): Language {
  return language === 'hi' && room in hi ? 'hi' : 'en';
}

const inHindi: Messages = { ...en, ...hi };
