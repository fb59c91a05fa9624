import { account } from './en/account';
import { auth } from './en/auth';
import {
  certificates,
  education,
  glossary,
  lessonNotes,
  scamClinic,
} from '@/lib/messages/en/education/education';
import { charts } from './en/charts';
import { consultation } from './en/consultation';
import { crypto } from './en/crypto';
import { dashboard } from './en/dashboard';
import { dates } from './en/dates';
import { deliveryPolicy } from '@/lib/messages/en/policies/delivery-policy';
import { display } from '@/lib/messages/en/frame/display';
import { errors, limits, offline, site } from '@/lib/messages/en/frame/site';
import { examples } from './en/examples';
import { failure } from '@/lib/messages/en/failure';
import { forms } from './en/forms';
import { fundCompare } from './en/fund-compare';
import { fundFacts, funds } from '@/lib/messages/en/funds';
import { mail } from './en/mail';
import { lawSources } from './en/law-sources';
import { lessonDrawings } from '@/lib/messages/en/education/lesson-drawings';
import { navigation } from './en/navigation';
import { news } from './en/news';
import { optionChain } from '@/lib/messages/en/options/option-chain';
import { optionHistory } from '@/lib/messages/en/options/option-history';
import { optionJournal } from '@/lib/messages/en/options/option-journal';
import { optionViews } from '@/lib/messages/en/options/option-views';
import { options } from '@/lib/messages/en/options/options';
import { picks } from '@/lib/messages/en/picks/picks';
import { picksOwn, picksRules } from '@/lib/messages/en/picks/picks-own';
import { marketFile } from './en/market-file';
import { ownFile } from './en/own-file';
import { picksPaper } from '@/lib/messages/en/picks/picks-paper';
import { picksScreens } from '@/lib/messages/en/picks/picks-screens';
import { picksRecord } from '@/lib/messages/en/picks/picks-record';
import { periods } from './en/periods';
import { planHistory } from './en/plan-history';
import { policies } from '@/lib/messages/en/policies/policies';
import { premium } from './en/premium';
import { privacyPolicy } from '@/lib/messages/en/policies/privacy-policy';
import { saved } from './en/saved';
import { shell } from '@/lib/messages/en/frame/shell';
import { search } from './en/search';
import { sip } from './en/sip';
import { tables } from './en/tables';
import { tax } from '@/lib/messages/en/tax/tax';
import { taxGlossary } from '@/lib/messages/en/tax/tax-glossary';
import { taxKnownErrors } from '@/lib/messages/en/tax/tax-known-errors';
import { sources } from './en/sources';
import { statements } from './en/statements';
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
  optionHistory,
  optionJournal,
  optionViews,
  options,
  picks,
  picksOwn,
  marketFile,
  ownFile,
  picksPaper,
  picksRules,
  picksScreens,
  picksRecord,
  periods,
  planHistory,
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
  statements,
  support,
};

type Widen<T> = T extends Language
  ? Language
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widen<T[K]> };

export type Messages = Widen<typeof en>;
