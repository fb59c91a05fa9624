import { readArguments } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { readPort } from './ports.mjs';
import { endAll, endOnSignals, endWith } from './processes.mjs';
import { red, say } from './progress.mjs';
import { dataDirectory } from './project.mjs';

/** `npm run dev`: Next's development server on local Firebase, with the demo's data. */
readArguments();
endOnSignals();

try {
  const wantedPort = readPort('PORT', 3000);
  await installWhenNeeded();
  const { demoMember, ensureDemoMember, fillDemoMember, shownPassword } =
    await import('./demo-member.mjs');
  const { chooseFigures } = await import('./figures.mjs');
  const { prepareSite } = await import('./local-site.mjs');
  const { serve } = await import('./serve.mjs');
  const { bundleWorkers } = await import('./workers.mjs');
  await bundleWorkers();
  const figures = await chooseFigures();
  const site = await prepareSite({ wantedPort, directory: dataDirectory, figures });
  const uid = await ensureDemoMember(site.firebase.environment.FIREBASE_AUTH_EMULATOR_HOST);
  say(`  Demo member: ${demoMember.email}, ${shownPassword(uid)}`);
  const server = await serve({ port: site.port, environment: site.environment, mode: 'dev' });
  // Not awaited: the first request compiles.
  if (uid) {
    void fillDemoMember({ siteUrl: site.siteUrl, secret: site.environment.CRON_SECRET, uid }).then(
      (problem) => problem && console.error(red(problem)),
    );
  }
  server.once('exit', async (code) => {
    await endAll();
    process.exit(code ?? 1);
  });
} catch (error) {
  await endWith(error);
}
