import { readArguments } from './command.mjs';
import { installSite } from './install.mjs';
import { readPort } from './ports.mjs';
import { endOnSignals, endWith, isEnding } from './processes.mjs';
import { bold, say, seconds, step } from './progress.mjs';
import { dataDirectory } from './project.mjs';

/** `npm run demo [-- --reset]`: the whole site on this machine, from a clean clone. */
const { values } = readArguments({ options: { reset: { type: 'boolean', default: false } } });
const startedAt = performance.now();
endOnSignals();

await demo().catch(endWith);

async function demo() {
  const wantedPort = readPort('PORT', 3000);
  await installSite();
  // Only now, because these need the packages.
  const { assertUnused } = await import('./local-firebase/data-lock.mjs');
  const { buildWhenStale } = await import('./build.mjs');
  const { demoMember, ensureDemoMember, fillDemoMember, shownPassword } =
    await import('./demo-member.mjs');
  const { chooseFigures } = await import('./figures.mjs');
  const { clearData, prepareSite } = await import('./local-site.mjs');
  const { runOnRecord } = await import('./picks-jobs.mjs');
  const { backfillFunds, renewFacts, runFunds } = await import('./funds-jobs.mjs');
  const { assertNoServerRuns } = await import('./served-by.mjs');
  const { serve } = await import('./serve.mjs');

  assertUnused(dataDirectory);
  if (values.reset) {
    assertNoServerRuns();
    clearData(dataDirectory);
    say('✓ Cleared accounts, documents, files and keys (.data/)');
  }
  const figures = await step('Looking for the providers of market figures', () => chooseFigures());
  const site = await prepareSite({
    ...{ wantedPort, directory: dataDirectory, figures },
    build: buildWhenStale,
  });
  const uid = await step('Making sure of the demo member', () =>
    ensureDemoMember(site.firebase.environment.FIREBASE_AUTH_EMULATOR_HOST),
  );
  const server = await step('Starting the server', () =>
    serve({ port: site.port, environment: site.environment }),
  );
  server.once('exit', (code, signal) =>
    endWith(new Error(`The server ended with ${code ?? signal}.`)),
  );
  const operator = { siteUrl: site.siteUrl, secret: site.environment.CRON_SECRET };
  const sayNotNow = (error) => say(`  (not now: ${error.message})`);
  await Promise.all([
    uid &&
      step("Filling the demo member's account", () => fillDemoMember({ ...operator, uid })).then(
        (problem) => problem && say(`  ${problem}`),
      ),
    step('Putting the lists of the stock screens on record', () =>
      runOnRecord(operator).catch(sayNotNow),
    ),
    step('Computing the returns of all funds', () => runFunds(operator).catch(sayNotNow)),
  ]);
  // The demo is ready without these: they take half a minute, and the list has its returns already.
  renewFacts(operator)
    .catch((error) => say(`  Cost and facts of the funds: not now (${error.message})`))
    .then(() => backfillFunds(operator, { months: 48 }))
    .catch((error) => say(`  Risk of the funds: not now (${error.message})`));
  if (isEnding()) return;
  say(`
  ${bold('Arthayatra')} is ready after ${seconds(startedAt)}: ${bold(site.siteUrl)}

  Demo member   ${demoMember.email}
  Password      ${shownPassword(uid)}

  Ask for a password reset and its link appears here. Everything is stored in .data/;
  \`npm run demo -- --reset\` clears it. Ctrl-C stops everything.
`);
}
