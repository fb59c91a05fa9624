import type { Page } from '@playwright/test';
import { derivativesCsv, zipOf } from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import { expect, test } from './fixtures/test';

const { marketFile, optionChain, options, ownFile } = messages();

/** An expiry day of NSE's derivatives has so many rows (39,000 to 41,000 in 2025). */
const wantedRows = 41_000;
const slowdown = 4;
const maxMs = 6_000;
/**
 * Chromium slows the page alone, never its workers (InspectorEmulationAgent refuses other targets). What the worker
 * takes at full speed therefore counts four times.
 */
const maxWorkerMs = maxMs / slowdown;
const tries = 3;

/** The sample's two expiries again and again, each under a name of its own. */
function manyRows(): Buffer {
  const [header = '', ...lines] = derivativesCsv('2026-11-20', ['2026-11-24', '2026-12-29'])
    .trimEnd()
    .split(/\r?\n/);
  const copies = Math.ceil(wantedRows / lines.length);
  const rows = Array.from({ length: copies }, (_, copy) =>
    lines.map((line) => line.replaceAll('SAMPLEX', copy === 0 ? 'SAMPLEX' : `SAMPLE${copy}`)),
  ).flat();
  expect(rows.length).toBeGreaterThanOrEqual(wantedRows);
  return Buffer.from(zipOf('BhavCopy_NSE_FO.csv', [header, ...rows, ''].join('\r\n')));
}

/** Invented companies, as a screening site exports them. */
function companiesCsv(): string {
  const lines = Array.from({ length: 5_000 }, (_, index) =>
    [`Sample Company ${index}`, 5 + (index % 60), (index % 30) / 10, (index % 45) - 5].join(','),
  );
  return ['Name,P/E,Debt to equity,Return on equity', ...lines, ''].join('\n');
}

/** Notes every step of a progress bar, and when the worker came and went. */
async function watchReading(page: Page) {
  await page.evaluate(() => {
    const steps = new Set<string>();
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      const label = bar?.closest('label')?.textContent;
      if (label) steps.add(label);
    }).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
      attributes: true,
    });
  });
  return {
    worker: page.waitForEvent('worker').then(async (worker) => {
      const started = performance.now();
      await worker.waitForEvent('close');
      return performance.now() - started;
    }),
    steps: () =>
      page.evaluate(() => [...((window as unknown as { steps: Set<string> }).steps ?? [])]),
  };
}

test('41,000 rows of derivatives are read in 6 seconds on a slow device, with progress', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const buffer = manyRows();
  await page.goto('/features/option-trading');
  await page.getByRole('tab', { name: options.tabs.chain }).click();
  await page.getByRole('radio', { name: optionChain.source.file.label }).check();
  const field = page.getByLabel(optionChain.file.label, { exact: true });
  await expect(field).toBeAttached();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const measured: { pageMs: number; workerMs: number; steps: string[] }[] = [];
  for (let run = 0; run < tries; run += 1) {
    const { worker, steps } = await watchReading(page);
    const started = performance.now();
    await field.setInputFiles({
      name: `BhavCopy_NSE_FO_${run}.csv.zip`,
      mimeType: 'application/zip',
      buffer,
    });
    const workerMs = await worker;
    await expect(page.getByText('42 strikes of 2 expiries were read.')).toBeVisible({
      timeout: 30_000,
    });
    measured.push({ pageMs: performance.now() - started, workerMs, steps: await steps() });
    const isEnough = measured.some((each) => each.pageMs <= maxMs && each.workerMs <= maxWorkerMs);
    if (isEnough) break;
  }
  test.info().annotations.push({
    type: 'measured',
    description: measured
      .map(({ pageMs, workerMs }) => `${Math.round(pageMs)} ms, worker ${Math.round(workerMs)} ms`)
      .join('; '),
  });
  // The best of three: the machine may be busy with other tests.
  expect(Math.min(...measured.map(({ pageMs }) => pageMs))).toBeLessThanOrEqual(maxMs);
  expect(Math.min(...measured.map(({ workerMs }) => workerMs))).toBeLessThanOrEqual(maxWorkerMs);
  const steps = measured.flatMap((each) => each.steps);
  expect(steps.some((label) => label.startsWith(marketFile.stages.rows))).toBe(true);
  expect(new Set(steps.filter((label) => /\d+%$/.test(label))).size).toBeGreaterThan(1);
});

test('5,000 companies of a file are screened within 6 seconds on a slow device', async ({
  page,
  context,
  signInReader,
}) => {
  test.setTimeout(90_000);
  await signInReader();
  await page.goto('/features/stock-picks/your-file');
  const field = page.getByLabel(ownFile.file.label, { exact: true });
  await expect(field).toBeAttached();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const started = performance.now();
  await field.setInputFiles({
    name: 'my-companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(companiesCsv()),
  });
  await expect(page.getByRole('table', { name: ownFile.screens.caption })).toBeVisible({
    timeout: 30_000,
  });
  expect(performance.now() - started).toBeLessThanOrEqual(maxMs);
});
