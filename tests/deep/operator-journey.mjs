/**
 * The journey of an operator, with the keyboard alone: a live site without figures says so; `picks:import` reads a folder
 * of filings, once more and adds nothing; the screens that need no prices list the companies; a company has its red flags,
 * ratios and source; `picks:run` puts the lists on record, and the record verifies them. The site is the production build on
 * a Firebase in memory. `node tests/deep/operator-journey.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { onEnd, runQuietly } from '../../scripts/processes.mjs';
import { root } from '../../scripts/project.mjs';
import { serve } from '../../scripts/serve.mjs';
import { importSiteModule } from '../../scripts/site-module.mjs';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';
import { siteOnUpstream } from './failing/upstream-site.mjs';
import { createAccount } from './shared/account.mjs';
import { check, runChecks } from './shared/checks.mjs';

const path = '/features/stock-picks';
const maxPresses = 150;
/** The site looks for a new import once a minute (lib/picks/server/source.ts). */
const maxStaleMs = 90_000;
const universeName = 'Journey of an operator';

await runChecks(async () => {
  const { messages } = await importSiteModule('lib/messages/index');
  const { picks, picksOwn, picksScreens } = messages();
  const { site } = await siteOnUpstream();
  await serve({ port: site.port, environment: site.environment });
  const executablePath = await findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(30_000);

  await step('a member signs in', async () => {
    const account = await createAccount(site.environment, 'operator-journey');
    await page.goto(`${site.siteUrl}/auth/signin?returnUrl=${encodeURIComponent(path)}`);
    await tabTo(page, page.locator('input[name=email]'));
    await page.keyboard.type(account.email);
    await tabTo(page, page.locator('input[name=password]'));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
  });

  await step('the empty site says that nothing is imported, and offers the own file', async () => {
    await page.getByText(picks.none.title, { exact: true }).waitFor();
    await tabTo(page, page.getByRole('link', { name: picks.none.ownFile }));
    const refused = await fetch(`${site.siteUrl}/api/picks/run`, {
      headers: { authorization: `Bearer ${site.environment.CRON_SECRET}` },
    });
    equal(refused.status, 503, 'a run without figures');
  });

  const folder = await filings();
  await step('--check reads the folder and writes nothing', async () => {
    has(await command('picks-import', [folder, '--check']), 'nothing was written');
  });
  await step('the folder is imported, and a second time adds nothing', async () => {
    has(await command('picks-import', [folder, '--name', universeName]), 'is written to');
    has(await command('picks-import', [folder]), 'Nothing is new');
  });

  await step('the screens list the companies, and say which work without prices', async () => {
    const table = page.getByRole('table', { name: picks.list.table.caption });
    const until = Date.now() + maxStaleMs;
    while (Date.now() < until && !(await table.isVisible())) {
      // A browser without a window has no key for it.
      await page.reload();
      await page.waitForTimeout(2_000);
    }
    await table.waitFor();
    const row = table.getByRole('row').filter({ hasText: picksScreens['cash-conversion'].name });
    has(await row.innerText(), picks.list.worksWithoutPrices);
    has(await page.locator('main').innerText(), universeName);
    has(await page.locator('main').innerText(), picks.universe.noPrices);
    await tabTo(page, row.getByRole('link', { name: picksScreens['cash-conversion'].name }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: picksScreens['cash-conversion'].name })
      .waitFor();
  });

  await step('a company has its flags, its ratios and where they come from', async () => {
    const company = page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link')
      .first();
    const name = await company.innerText();
    await tabTo(page, company);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: picks.flags.title }).waitFor();
    await tabTo(page, page.getByRole('link', { name: picks.company.tabs.ratios, exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: picks.company.ratios.title, exact: true }).waitFor();
    has(await page.locator('main').innerText(), picks.universe.filings);
  });

  await step('the lists go on record, and the record verifies them', async () => {
    const ran = await command('picks-run', []);
    has(ran, 'lists added');
    const hash = /[0-9a-f]{64}/.exec(ran)?.[0];
    if (!hash) throw new Error(`No hash in: ${ran}`);
    await page.goto(`${site.siteUrl}${path}`);
    await tabTo(page, page.getByRole('link', { name: picks.tabs.record, exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: picksOwn.record.title }).waitFor();
    await tabTo(
      page,
      page.locator('summary').filter({ hasText: picksOwn.record.verification.newest }),
    );
    await page.keyboard.press('Enter');
    const record = await page.locator('main').innerText();
    has(record, picksOwn.record.verification.title);
    has(record, hash);
    has(record, universeName);
  });

  /** Not synchronous: the local Firebase that it talks to runs in this process. */
  async function command(name, args) {
    const program = join(root, 'scripts', `${name}.mjs`);
    const { code: ended, output } = await runQuietly(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...site.environment },
    });
    if (ended !== 0) throw new Error(`${name} ended with ${ended}:\n${output}`);
    return output;
  }
});

async function step(title, work) {
  await work();
  check(title, true);
}

function equal(one, other, what) {
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

function has(text, part) {
  const plain = (words) => words.replace(/\s+/g, ' ');
  if (!plain(text).includes(plain(part))) throw new Error(`“${part}” is not in:\n${text}`);
}

/** As a reader without a mouse: Tab until the element has the focus. */
async function tabTo(page, target) {
  await target.waitFor({ state: 'attached' });
  for (let press = 0; press < maxPresses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target} within ${maxPresses} presses`);
}

/** Two companies under invented names: one of them earns its profit in cash, the other does not. */
async function filings() {
  const { exampleIsin, filingXml, otherIsin, usualHead, usualYear } = await importSiteModule(
    'tests/unit/lib/picks/filing-examples',
  );
  const folder = temporaryFolder();
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const head = usualHead();
  write('udaharan-2026.xml', filingXml());
  write(
    'drishtant-2026.xml',
    filingXml({
      head: {
        ...head,
        ScripCode: '999801',
        Symbol: 'DRISHTANT',
        ISIN: otherIsin,
        NameOfTheCompany: 'Drishtant Limited',
      },
      fourD: { ...usualYear.fourD, CashFlowsFromUsedInOperatingActivities: 20_000_000 },
    }),
  );
  write(
    'EQUITY_L.csv',
    [
      'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
      `UDAHARAN,Udaharan Limited,EQ,06-OCT-2008,10,1,${exampleIsin},10`,
      `DRISHTANT,Drishtant Limited,EQ,06-OCT-2010,10,1,${otherIsin},10`,
    ].join('\n'),
  );
  return folder;
}
