import { existsSync, readdirSync } from 'node:fs';

/**
 * Forbidden imports, as options of no-restricted-imports: one configuration for each kind of file.
 * Imports that leave a folder are written with `@/`, which is what the patterns match, and a relative path may not
 * leave a feature's folder.
 */

/** Modules of lib that every feature may import. */
export const sharedModules = [
  'browser-storage',
  'text',
  'law',
  'money',
  'calendar',
  'csv',
  'xlsx',
  'xml',
  'market-files',
  'cashflow',
  'sources',
  'saved',
  'holdings',
  'firebase',
  'auth',
  'limits',
  'mail',
  'navigation',
  'messages',
  'policies',
  'security',
  'offline',
  'guest-pages',
];
/** Modules of lib that compose the others and may import all of them. */
export const composingFeatures = ['search', 'dashboard', 'account', 'plan-history'];

const frameworks = {
  regex:
    '^(react|react-dom|next|nextjs-toploader|firebase|firebase-admin|next-firebase-auth-edge)(/|$)|^@(headlessui|heroicons)/',
  message:
    'Rules run anywhere: no React, no Next, no Firebase. This belongs into server/, a source, a store or actions.',
};
const environment = {
  regex: '^@/lib/env$',
  message: 'Only data access, app and configuration read the environment.',
};
const outside = {
  regex: '^@/lib/sources/(load|last-good)$',
  message: 'Only data access asks providers: this belongs into source.ts.',
};
const upwards = {
  regex: '^@/(app|components)(/|$)',
  message: 'lib never imports app or components.',
};
const outOfProduct = {
  regex: '^(@|\\.{1,2}(/\\.\\.)*)/(tests|scripts|bench)(/|$)',
  message: 'What ships never imports tests, scripts or benchmarks.',
};
const outOfDomain = {
  regex: '^@/lib/[a-z-]+/(data|server)(/|$)',
  message: 'A rule knows neither the format of a provider nor a store.',
};
const app = { regex: '^@/app(/|$)', message: 'A component never imports app.' };
const dataAccess = {
  regex:
    '^@/lib/.+/([a-z-]+-)?(source|store|session)$|^@/lib/[a-z-]+/server/(?!actions$)|^@/lib/firebase/admin$|^@/lib/env(\\.check|\\.consultation)?$|^firebase-admin(/|$)|^next/headers$',
  message: 'A component takes plain props; pages and actions reach the data.',
};
const anyFeature = {
  regex: '^@/lib/(?!messages(/|$)|text/|csv/csv$|result$|icon-name$)',
  message: 'components/ui and components/charts are general: no feature, no domain words.',
};
const otherComponents = {
  regex: '^@/components/(?!ui/|charts/)',
  message: 'components/ui and components/charts import only each other.',
};
const admin = {
  regex:
    '^firebase-admin(/|$)|^@/lib/firebase/admin$|^@/lib/.+/([a-z-]+-)?(source|store|actions|session)$|^\\./([a-z-]+-)?(store|session)$',
  message: 'The middleware runs on the edge and reaches nothing of firebase-admin.',
};
const outOfFeature = {
  regex: '^\\.\\./(?!(\\.\\./)+content/)',
  message: 'Leave a feature by @/lib/..., so that the direction shows.',
};
const outOfFolder = {
  regex: '^\\.\\./',
  message: 'Leave a folder of components by @/components/..., so that the direction shows.',
};

/** Data access of any feature: only these files do I/O; every other file of lib holds pure rules. */
const dataAccessFiles = ['server/**/*', 'source', 'store', 'actions', '*-source', '*-store'];
/** Further data access, of modules whose purpose is I/O. */
const furtherDataAccess = {
  'browser-storage': ['use-browser-storage'],
  firebase: ['**/*'],
  sources: ['**/*'],
  account: ['user-data', 'change-of-account'],
  auth: ['edge/**/*'],
};
/** What the middleware consists of, by module: rules and data access that run on the edge. */
const edgeRules = { auth: ['domain/route-access'] };
const edgeDataAccess = { auth: ['edge/**/*'] };

function otherFeatures(feature) {
  if (composingFeatures.includes(feature)) return [];
  const allowed = [...sharedModules, feature].join('|');
  return [
    {
      regex: `^@/lib/(?!(${allowed})(/|$)|env$|env\\.|answers$|ends-of$|errors$|result$|fields-of$|form-text$|query-values$|group-by$|gzip-json$|icon-name$|memoize$|page-of$|parse-json$|random-from$|rounded$|timeout$)`,
      message: `lib/${feature} does not know that feature: the route composes features.`,
    },
  ];
}

function restrict(files, patterns) {
  return {
    files,
    rules: { 'house/no-restricted-imports': ['error', { patterns }] },
  };
}

export function importDirection(features = listFeatures()) {
  return [
    restrict(['app/**/*.{ts,tsx}', '{next,tailwind}.config.ts'], [outOfProduct]),
    restrict(['lib/*.ts', 'content/**/*.ts'], [upwards, outOfProduct]),
    ...features.flatMap((feature) => {
      const everywhere = [upwards, outOfProduct, outOfFeature, ...otherFeatures(feature)];
      const rule = [...everywhere, frameworks, environment, outside];
      const filesOf = (names = []) => names.map((name) => `lib/${feature}/${name}.ts`);
      return [
        restrict([`lib/${feature}/**/*.ts`], rule),
        restrict([`lib/${feature}/domain/**/*.ts`], [...rule, outOfDomain]),
        restrict(filesOf([...dataAccessFiles, ...(furtherDataAccess[feature] ?? [])]), everywhere),
        restrict(filesOf(edgeRules[feature]), [...rule, admin]),
        restrict(filesOf(edgeDataAccess[feature]), [...everywhere, admin]),
      ].filter(({ files }) => files.length > 0);
    }),
    restrict(['components/**/*.{ts,tsx}'], [app, dataAccess, outside, outOfProduct, outOfFolder]),
    restrict(
      ['components/ui/**/*.{ts,tsx}', 'components/charts/**/*.{ts,tsx}'],
      [app, dataAccess, anyFeature, otherComponents, outOfProduct, outOfFolder],
    ),
    restrict(['middleware.ts'], [admin, upwards, outOfProduct]),
  ];
}

function listFeatures() {
  const folder = new URL('../../lib/', import.meta.url);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
}
