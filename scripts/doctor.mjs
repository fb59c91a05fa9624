/**
 * `npm run doctor`: checks a deployment from the operator's machine. It reads the settings of the environment, else of
 * .env.local, tries Firebase and asks every feed once with the site's own readers. It prints no secret.
 *
 *   --only settings,providers,firebase,feeds   some of the four
 *   --json                           one JSON document in place of tables
 *   --save DIR                       saves the raw answers of the feeds, for a bug report
 *   --replay DIR                     reads saved answers in place of asking; no network. At least one file must be
 *                                    called after a feed
 *
 * Ends with 0 when nothing failed, with 1 otherwise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { printReport } from './doctor/report.mjs';
import { settingOf } from './local-setting.mjs';
import { root } from './project.mjs';
import { settingNames } from './setting-names.mjs';
import { importSiteModule } from './site-module.mjs';

const areas = ['settings', 'providers', 'firebase', 'feeds'];

await runCommand(
  import.meta.url,
  {
    options: {
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      save: { type: 'string' },
      replay: { type: 'string' },
    },
  },
  async ({ values }) => {
    const wanted = wantedAreas(values);
    const settings = readSettings();
    const report = {
      settings: wanted.includes('settings') ? await checkSettings(settings) : [],
      providers: wanted.includes('providers')
        ? [...(await providerRows(settings)), await holidayRow()]
        : [],
      firebase: wanted.includes('firebase') ? await firebaseRows(settings) : [],
      feeds: [],
      unknownFiles: [],
    };
    if (wanted.includes('feeds')) Object.assign(report, await feedRows(settings, values));
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else printReport(report);
    const rows = [...report.settings, ...report.providers, ...report.firebase, ...report.feeds];
    process.exit(rows.some(({ state }) => state === 'failed') ? 1 : 0);
  },
);

function wantedAreas({ only, replay }) {
  if (replay !== undefined) return ['feeds'];
  const names = only?.split(',') ?? areas;
  const unknown = names.filter((name) => !areas.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  return names;
}

/** Every variable that .env.example names, from the environment or .env.local. */
function readSettings() {
  return Object.fromEntries(settingNames.map((name) => [name, settingOf(name)]));
}

/**
 * Says of each variable whether it is set, of each switch of a source of AMFI whether it is on, and of each that is missing
 * or malformed what is wrong. No other value is printed.
 */
async function checkSettings(settings) {
  const [{ environmentProblems, requiredVariables }, { amfiSwitches, isSwitchedOn }] =
    await Promise.all([importSiteModule('lib/env.check'), importSiteModule('lib/env.settings')]);
  const problems = environmentProblems({ ...process.env, ...settings });
  const stateOf = (name, isSet) =>
    name in amfiSwitches
      ? `${isSwitchedOn(settings, name) ? 'on' : 'off'}${isSet ? '' : ', as when left out'}`
      : isSet
        ? 'set'
        : 'not set';
  const rows = Object.keys(settings).map((name) => {
    const own = problems.filter((problem) => problem.startsWith(`${name} `));
    const isSet = Boolean(settings[name]?.trim());
    return {
      name,
      state: own.length > 0 ? 'failed' : isSet || !(name in requiredVariables) ? 'ok' : 'failed',
      note: own.length > 0 ? own.join(' ') : stateOf(name, isSet),
    };
  });
  const others = problems.filter(
    (problem) => !rows.some(({ name }) => problem.startsWith(`${name} `)),
  );
  return [
    ...rows,
    ...others.map((problem) => ({ name: problem.split(' ')[0], state: 'failed', note: problem })),
  ];
}

/** The terms of each provider, and whether the settings turn it on. */
async function providerRows(settings) {
  const { providerStates } = await importSiteModule('lib/sources/provider-terms');
  return providerStates(settings).map(
    ({ id, name, state, terms, shown, readOn, basis, ...more }) => ({
      id,
      name,
      state: more.needsPermission ? 'warning' : 'ok',
      is: state,
      switch: more.switch?.variable ?? null,
      terms,
      shown,
      read: basis === 'quoted' ? `quoted by others, ${readOn}` : `not read, ${readOn}`,
    }),
  );
}

/** Whether the list of the exchanges' holidays reaches over the next weeks. */
async function holidayRow() {
  const { holidaysKnownTo } = await importSiteModule('lib/calendar/trading-days');
  const soon = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  return {
    id: 'holidays',
    name: 'Holidays',
    state: soon > holidaysKnownTo ? 'warning' : 'ok',
    is: `to ${holidaysKnownTo}`,
    switch: null,
    terms: null,
    shown: 'Trading days and expiries; newer lists by npm run calendar:import',
    read: null,
  };
}

async function firebaseRows(settings) {
  const { checkFirebase } = await import('./doctor/check-firebase.mjs');
  return checkFirebase(settings);
}

async function feedRows(settings, { save, replay }) {
  const { checkFeeds, replayFeeds } = await importSiteModule('scripts/doctor/check-feeds');
  if (replay !== undefined) {
    const { checks, unknownFiles } = replayFeeds(replay, settings);
    // Without a file that was read nothing can fail, and a mistyped folder would look healthy.
    if (checks.length === 0) throw new Error(`No file in ${replay} is called after a feed.`);
    return { feeds: checks, unknownFiles };
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { feeds: await checkFeeds(settings, { version, saveTo: save }) };
}
