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
import { fundCompare } from './en/fund-compare';
import { fundFacts } from './en/fund-facts';
import { funds } from './en/funds';
import { limits } from './en/limits';
import { mail } from './en/mail';
import { lawSources } from './en/law-sources';
import { lessonDrawings } from './en/lesson-drawings';
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
import { marketFile } from './en/market-file';
import { ownFile } from './en/own-file';
import { picksRules } from './en/picks-rules';
import { picksScreens } from './en/picks-screens';
import { picksRecord } from './en/picks-record';
import { periods } from './en/periods';
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
import type { Language } from './language';

/**
 * Every sentence of the interface in English, a file per feature and language. Server components read them here; a client
 * island receives the few that it shows as props, so that no sentence is shipped twice and a second
 * language needs no second bundle. Placeholders stand in braces and are filled by `fill`.
 */
export const en = {
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
  fundCompare,
  fundFacts,
  funds,
  limits,
  mail,
  glossary,
  lawSources,
  lessonDrawings,
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
  marketFile,
  ownFile,
  picksRules,
  picksScreens,
  picksRecord,
  periods,
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
