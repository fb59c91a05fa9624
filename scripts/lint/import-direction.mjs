import { existsSync, readdirSync } from 'node:fs';

/**
 * Forbidden imports, as options of @typescript-eslint/no-restricted-imports: one configuration for each kind of file.
 * Imports that leave a folder are written with `@/`, which is what the patterns match, and a relative path may not
 * leave a feature's folder.
 */

/** Modules of lib that every feature may import. */
export const sharedRooms = [
  'browser-storage',
  'text',
  'law',
  'money',
  'calendar',
  'csv',
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
];
/** Modules of lib that compose the others and may import all of them. */
export const composingRooms = ['search', 'dashboard', 'account'];

const frameworks = {
  regex:
    '^(react|react-dom|next|nextjs-toploader|firebase|firebase-admin|next-firebase-auth-edge)(/|$)|^@(headlessui|heroicons)/',
  message:
    'Rules run anywhere: no React, no Next, no Firebase. This belongs into source.ts, store.ts or actions.ts.',
};
const environment = {
  regex: '^@/lib/env$',
  message: 'Only doors, app and configuration read the environment.',
};
const outside = {
  regex: '^@/lib/sources/(load|last-good)$',
  message: 'Only doors ask providers: this belongs into source.ts.',
};
const upwards = {
  regex: '^@/(app|components)(/|$)',
  message: 'lib never imports app or components.',
};
const outOfProduct = {
  regex: '^(@|\\.{1,2}(/\\.\\.)*)/(tests|scripts|bench)(/|$)',
  message: 'What ships never imports tests, scripts or benchmarks.',
};
const app = { regex: '^@/app(/|$)', message: 'A component never imports app.' };
const doors = {
  regex:
    '^@/lib/.+/([a-z-]+-)?(source|store|session)$|^@/lib/firebase/admin$|^@/lib/env(\\.check|\\.consultation)?$|^firebase-admin(/|$)',
  message: 'A component takes plain props; pages and actions open the doors.',
};
const anyRoom = {
  regex: '^@/lib/(?!messages(/|$)|text/|csv/csv-(file|text)$|result$)',
  message: 'components/ui and components/charts are general: no room, no domain words.',
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
const outOfRoom = {
  regex: '^\\.\\./(?!\\.\\./content/)',
  message: 'Leave a feature by @/lib/..., so that the direction shows.',
};
const outOfComponents = {
  regex: '^\\.\\./\\.\\./',
  message: 'Leave components by @/..., so that the direction shows.',
};

/** Data access files of any feature: only they may do I/O; every other file holds pure rules. */
const doorFiles = ['source', 'store', 'actions', '*-source', '*-store'];
/** Further data access files, of modules whose purpose is I/O. */
const furtherDoors = {
  'browser-storage': ['use-browser-storage'],
  firebase: ['**/*'],
  sources: ['**/*'],
  account: ['user-data', 'deletion', 'export', 'sign-in-record', 'verification-mail'],
  auth: [
    'middleware',
    'fresh-token',
    'live-session',
    'session',
    'session-cookies',
    'session-state',
    'start-session',
    'token-refresh',
  ],
};
/** What the middleware consists of, by module: rules and data access that run on the edge. */
const edgeRules = { auth: ['route-access'] };
const edgeDoors = { auth: ['middleware', 'session-state', 'session-cookies', 'token-refresh'] };

function otherRooms(room) {
  if (composingRooms.includes(room)) return [];
  const allowed = [...sharedRooms, room].join('|');
  return [
    {
      regex: `^@/lib/(?!(${allowed})(/|$)|env$|env\\.|result$|form-text$|query-values$|save-problem$|timeout$)`,
      message: `lib/${room} does not know that feature: the route composes features.`,
    },
  ];
}

function restrict(files, patterns, ignores = []) {
  return {
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

export function importDirection(rooms = listRooms()) {
  return [
    restrict(['app/**/*.{ts,tsx}', '{next,tailwind}.config.ts'], [outOfProduct]),
    restrict(['lib/*.ts'], [upwards, outOfProduct]),
    ...rooms.flatMap((room) => {
      const everywhere = [upwards, outOfProduct, outOfRoom, ...otherRooms(room)];
      const rule = [...everywhere, frameworks, environment, outside];
      const filesOf = (names = []) => names.map((name) => `lib/${room}/${name}.ts`);
      return [
        restrict([`lib/${room}/**/*.ts`], rule),
        restrict(filesOf([...doorFiles, ...(furtherDoors[room] ?? [])]), everywhere),
        restrict(filesOf(edgeRules[room]), [...rule, admin]),
        restrict(filesOf(edgeDoors[room]), [...everywhere, admin]),
      ].filter(({ files }) => files.length > 0);
    }),
    restrict(['components/**/*.{ts,tsx}'], [app, doors, outside, outOfProduct, outOfComponents]),
    restrict(
      ['components/ui/**/*.{ts,tsx}', 'components/charts/**/*.{ts,tsx}'],
      [
        app,
        doors,
        anyRoom,
        otherComponents,
        outOfProduct,
        { ...outOfComponents, regex: '^\\.\\./(?!ui/|charts/)' },
      ],
    ),
    restrict(['middleware.ts'], [admin, upwards, outOfProduct]),
  ];
}

function listRooms() {
  const folder = new URL('../../lib/', import.meta.url);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
}
