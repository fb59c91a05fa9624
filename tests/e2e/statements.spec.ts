import type { Page } from '@playwright/test';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import {
  closing,
  flexiIsin,
  folio,
  head,
  inventedIsin,
  opening,
  runsOf,
  schemeHead,
  title,
  type Line,
} from '@/tests/unit/lib/statements/cas-pages';
import { pdfOf } from '@/tests/unit/lib/statements/pdf-writer';
import { axeFindings } from './fixtures/axe';
import { expectOnlyCode, watchRequests } from './fixtures/only-code';
import { overflowPx } from './fixtures/overflow';
import { untilNamed } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { dashboard, statements } = messages();
const { password, preview, problems } = statements;
const secret = 'ABCDE1234F';

const purchase: Line = [
  '05-Apr-2024',
  'Purchase - SIP',
  '4,999.75',
  '100.000',
  '49.9975',
  '100.000',
];
const gilt = `S7-Sample Gilt Fund - ISIN: ${inventedIsin('INF001Y0102')} Registrar : KFINTECH`;
/** Two funds of invented houses; the second one begins with units that are in no row. */
const pages = [
  runsOf([...title, folio, 'A N INVESTOR', schemeHead, opening(), head, purchase]),
  runsOf([
    ...[...title, head, ['05-Apr-2024', '*** Stamp Duty ***', '0.25'] as Line],
    ...[closing('100.000'), folio, gilt, opening('10.000'), head],
    ['06-Apr-2024', 'Redemption', '(300.00)', '(5.000)', '60.0000', '5.000'],
    closing('5.000'),
  ]),
];
const statement = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(pages, { encryption: 'aes-256', password: secret, watermark: 'CAMSCASWS-0' }),
};

// The first test stops the request that it reads.
test.use({ expectedNoise: [/ERR_FAILED \(.*\/analytics/] });

async function openImport(page: Page) {
  await page.goto(dashboardHref({ tab: 'holdings', open: 'import' }));
  const entry = page.locator('[data-card="entry"]');
  await expect(entry.getByText(statements.field.stays)).toBeVisible();
  return entry;
}

test('a member reads a statement with its password, and only what is selected is sent', async ({
  page,
  baseURL,
  signInMember,
}) => {
  const member = await signInMember();
  const entry = await openImport(page);
  await untilNamed(page, member);
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await entry.getByLabel(statements.field.label, { exact: true }).setInputFiles(statement);

  const field = entry.getByLabel(password.label, { exact: true });
  await field.fill('wrong');
  await field.press('Enter');
  await expect(entry.getByText(password.wrong)).toBeVisible();
  await field.fill(secret);
  await field.press('Enter');

  const flexi = entry.getByRole('checkbox', { name: /^Example Flexi Cap Fund/ });
  const second = entry.getByRole('checkbox', { name: 'Sample Gilt Fund' });
  await expect(flexi).toBeChecked();
  await expect(second).not.toBeChecked();
  await expect(
    entry.getByText(fill(preview.gaps['opening-balance'], { units: '10' })),
  ).toBeVisible();
  expect(await axeFindings(page, '[data-card="entry"]')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  await page.waitForLoadState('networkidle');
  expectOnlyCode(requests, baseURL ?? '');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/ABCDE1234F|INVESTOR|12345678/);

  // What the press sends is read here and goes no further.
  let sent = '';
  await page.route('**/analytics?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    return route.abort();
  });
  await entry.getByRole('button', { name: preview.submit.one }).click();
  await expect.poll(() => sent).not.toBe('');
  expect(sent).toContain(`fund,${flexiIsin},buy,2024-04-05,100,5000,12345678/90`);
  expect(sent).not.toMatch(/%PDF|ABCDE1234F|INVESTOR|NOMINEE|Gilt|2024-04-06/);
});

test('a share with a row in doubt is imported once it is selected, and a PDF of another kind is refused by name', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  const entry = await openImport(page);
  const field = entry.getByLabel(statements.field.label, { exact: true });
  await field.setInputFiles({
    name: 'tradebook.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'symbol,isin,trade_date,exchange,segment,trade_type,quantity,price,order_id',
        'INFY,,2024-04-05,NSE,EQ,buy,5,1500,1',
        'INFY,,2024-04-05,NSE,EQ,buy,ten,1500,2',
      ].join('\n'),
    ),
  });
  const share = entry.getByRole('checkbox', { name: 'INFY' });
  await expect(share).not.toBeChecked();
  await expect(entry.getByText(/rows are left out: line 3 \(not a number\)/)).toBeVisible();
  await share.check();
  await entry.getByText(fill(preview.leftOut.title, { count: 1 })).click();
  await expect(entry.getByRole('row', { name: /ten/ })).toContainText(preview.reasons['no-number']);

  await entry.getByRole('button', { name: preview.submit.one }).click();
  await expect(entry.getByText(dashboard.holdings.import.done.one)).toBeVisible();
  await expect(entry.getByRole('checkbox', { name: 'INFY' })).toHaveCount(0);
  await expect(
    page.locator('[data-card="all-holdings"]').getByRole('row', { name: /INFY/ }),
  ).toBeVisible();

  const buffer = pdfOf([runsOf(['National Securities Depository Limited', 'e-CAS'])]);
  await field.setInputFiles({ name: 'e-cas.pdf', mimeType: 'application/pdf', buffer });
  await expect(entry.getByText(problems.nsdl)).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Import/ })).toHaveCount(0);
});
