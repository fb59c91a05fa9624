/**
 * Eight journeys, and every chart at two widths, in Firefox and in WebKitGTK. `npm run check:deep -- engines`; pictures
 * of the charts stand in screenshots/engines afterwards.
 */
import { installMissing } from '../../scripts/install.mjs';
import { enginesDirectory } from '../../scripts/project.mjs';
import { startTestSite } from '../../scripts/test-site.mjs';
import { ensureDemoMember } from '../../scripts/demo-member.mjs';
import { check, runChecks } from './shared/checks.mjs';

await runChecks(async () => {
  await installMissing(enginesDirectory);
  const { engines, installEngines } = await import('../../scripts/engines/browsers.mjs');
  const { journeys } = await import('../../scripts/engines/journeys.mjs');
  const { lookAtCharts } = await import('../../scripts/engines/charts.mjs');
  await installEngines();
  const environment = await startTestSite({ chromium: null });
  const siteUrl = environment.E2E_BASE_URL;
  await ensureDemoMember(environment.FIREBASE_AUTH_EMULATOR_HOST);
  for (const [engine, { open }] of Object.entries(engines)) {
    for (const [name, run] of Object.entries(journeys)) {
      const page = await open();
      try {
        await page.resize(1440, 900);
        await run(page, siteUrl);
        check(`${engine}: ${name}`, true);
      } catch (error) {
        check(`${engine}: ${name}`, false, error.message);
      }
      await page.close();
    }
    const page = await open();
    try {
      const { count, problems } = await lookAtCharts(page, siteUrl, engine);
      const what = `${engine}: ${count} charts are large enough and have readable labels`;
      check(what, problems.length === 0, problems.join('\n'));
    } catch (error) {
      check(`${engine}: charts`, false, error.message);
    }
    await page.close();
  }
});
