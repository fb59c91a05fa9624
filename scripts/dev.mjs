import { installWhenNeeded } from './install.mjs';
import { readPort } from './ports.mjs';
import { endAll, endOnSignals } from './processes.mjs';
import { red, say } from './progress.mjs';
import { dataDirectory } from './project.mjs';

/** `npm run dev`: Next's development server on local Firebase, with the demo's data. */
endOnSignals();

try {
  const wantedPort = readPort(process.env.PORT, 3000);
  await installWhenNeeded();
  const { demoMember, ensureDemoMember } = await import('./demo-member.mjs');
  const { chooseFigures } = await import('./figures.mjs');
  const { prepareSite } = await import('./local-site.mjs');
  const { serve } = await import('./serve.mjs');
  const figures = await chooseFigures();
  const site = await prepareSite({ wantedPort, directory: dataDirectory, figures });
  await ensureDemoMember(site.firebase.environment.FIREBASE_AUTH_EMULATOR_HOST);
  say(`  Demo member: ${demoMember.email}, ${demoMember.password}`);
  const server = await serve({ port: site.port, environment: site.environment, mode: 'dev' });
  server.once('exit', async (code) => {
    await endAll();
    process.exit(code ?? 1);
  });
} catch (error) {
  console.error(red(error.message));
  await endAll();
  process.exit(1);
}
