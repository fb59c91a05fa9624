import { checkEnvironment } from './env.check';
import { readConsultation } from './env.consultation';
import {
  addressOf,
  isSwitchedOn,
  providerIds,
  providerKeys,
  readAmounts,
  readPrices,
  readPrivateKey,
  splitKeys,
  type ProviderId,
} from './env.settings';
import { readSeller } from './premium/seller';
import packageInformation from '../package.json';

/** UTI Nifty 50 Index Fund, direct, growth. */
const usualBenchmarkScheme = 120_716;

/**
 * The server's configuration, checked when it is first imported. Never import this from a component:
 * secrets stay on the server. (No `server-only` here: the middleware runs on the edge and reads it too.)
 */
function readEnvironment() {
  const env = process.env;
  checkEnvironment(env);
  const siteUrl = required(env.SITE_URL);
  return {
    appVersion: packageInformation.version,
    isProduction: env.PRODUCTION?.trim() !== 'false',
    siteUrl,
    apiUrl: env.API_URL?.trim() || `${siteUrl}/api`,
    isHttps: siteUrl.startsWith('https:'),
    /** `next dev`, which needs eval and inline styles. */
    isDevelopment: env.NODE_ENV === 'development',
    /** Origins whose pages may post to us: the site, and Vercel's own names for this deployment. */
    ownOrigins: [
      siteUrl,
      ...[env.VERCEL_URL, env.VERCEL_BRANCH_URL].flatMap((host) =>
        host ? [`https://${host}`] : [],
      ),
    ],
    firebase: {
      projectId: required(env.FIREBASE_PROJECT_ID),
      apiKey: required(env.FIREBASE_API_KEY),
      /** Null: Google sign-in is not offered. */
      authDomain: env.FIREBASE_AUTH_DOMAIN?.trim().toLowerCase() || null,
      storageBucket: required(env.FIREBASE_STORAGE_BUCKET),
      /** Where the database and the files are, for the privacy policy; null: not stated. */
      region: env.FIREBASE_REGION?.trim() || null,
      clientEmail: required(env.FIREBASE_CLIENT_EMAIL),
      privateKey: readPrivateKey(required(env.FIREBASE_PRIVATE_KEY)),
      /** host:port of the local Auth emulator, null in production. */
      authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST?.trim() || null,
    },
    /** Newest first: the first signs, every one verifies. */
    cookieKeys: splitKeys(env.AUTH_COOKIE_KEYS),
    /** The header in which the host's proxy writes the visitor's address; null: none is to be trusted. */
    addressHeader:
      env.ADDRESS_HEADER?.trim().toLowerCase() || (env.VERCEL ? 'x-vercel-forwarded-for' : null),
    /** The secret that Vercel Cron and the npm commands send; null: scheduled jobs refuse every request. */
    cronSecret: env.CRON_SECRET?.trim() || null,
    /** How sessions are offered; null: none are. */
    consultation: readConsultation(env).settings,
    /** Whether Firebase's "Trigger Email" extension sends what the site writes into `mail`. */
    hasMailExtension: env.MAIL_EXTENSION?.trim() === 'on',
    /** The company whose server the extension sends through, for the privacy policy; null: not stated. */
    mailRelay: env.MAIL_RELAY?.trim() || null,
    sources: {
      /** Sample data from tests/upstream, on a local site only. */
      isSample: env.DATA_MODE?.trim() === 'sample',
      ...providerKeys(env),
      baseUrls: Object.fromEntries(providerIds.map((id) => [id, addressOf(env, id)])) as Readonly<
        Record<ProviderId, string>
      >,
    },
    /** Whether AMFI may be asked for the NAVs, and for each file of facts beside them. */
    amfi: {
      navs: isSwitchedOn(env, 'AMFI_NAVS'),
      master: isSwitchedOn(env, 'AMFI_SCHEME_MASTER'),
      averageAum: isSwitchedOn(env, 'AMFI_AVERAGE_AUM'),
      ter: isSwitchedOn(env, 'AMFI_TER'),
      performance: isSwitchedOn(env, 'AMFI_PERFORMANCE'),
      summary: isSwitchedOn(env, 'AMFI_SCHEME_SUMMARY'),
    },
    picks: {
      /** The operator's licence to show the exchange's prices; null: they are not asked for. */
      nsePricesLicence: env.NSE_PRICES_LICENCE?.trim() || null,
      /** A longer lag than the law asks; null: the law's own. */
      priceLagDays: Number(env.PICKS_PRICE_LAG_DAYS?.trim()) || null,
      /** AMFI's code of the index fund that is the benchmark of real lists. */
      benchmarkScheme: Number(env.PICKS_BENCHMARK_SCHEME?.trim() || usualBenchmarkScheme),
    },
    /** Whole rupees including GST; a plan that is not there is not sold. */
    premiumPrices: readPrices(env.PREMIUM_PRICES) ?? [],
    /** Null: no price is shown. */
    seller: readSeller(env).seller,
    support: {
      /** Null: support by UPI is not offered. */
      upiAddress: env.UPI_ADDRESS?.trim() || null,
      upiName: env.UPI_NAME?.trim() || 'Arthayatra',
      /** The name behind buymeacoffee.com/; null: not offered. */
      coffeeHandle: env.COFFEE_HANDLE?.trim() || null,
      /** What the site costs in a month. */
      costs: readAmounts(env.RUNNING_COSTS) ?? [],
      /** What came in, by month (YYYY-MM). */
      received: readAmounts(env.SUPPORT_RECEIVED) ?? [],
    },
    grievance: {
      name: required(env.GRIEVANCE_NAME),
      email: required(env.GRIEVANCE_EMAIL),
      address: env.GRIEVANCE_ADDRESS?.trim() || null,
    },
  };
}

function required(value: string | undefined): string {
  if (!value) throw new Error('checkEnvironment let a missing variable pass');
  return value.trim();
}

export const env = readEnvironment();
