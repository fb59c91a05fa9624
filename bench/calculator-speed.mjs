import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../scripts/project.mjs';
import { withBrowser } from './browser.mjs';
import { optionPageSpeed, sipSpeed, taxSpeed } from './budgets.mjs';
import { median, table, verdict } from './table.mjs';

const slowdown = 4;
const presses = 20;
/** Most of the fields filled, so that every part of the answer is there. */
const taxFragment =
  'v=1&y=2026&sg=1800000&dc=150000&gl=200000&sb=900000&sh=360000&sr=300000&dj=20000&tc=2000000&tw=50000';
const sipQuery = 'm=15000&y=40&s=10&l=200000&t1=50000&t1m=30&t1e=yearly&e=0.5&w=80000&b.r=10&c.s=5';

const leg = (text, price) => `l=${text.replace('@', price)}`;
/** Four bought and four sold options of two expiries: breakevens are searched, not read off. */
const optionQuery = [
  'v=1&s=24000&r=0.065&q=0.012&date=2026-11-21',
  leg('b_p_1_65_@_2026-12-01_23600_0.14', 60),
  leg('s_p_2_65_@_2026-12-01_23800_0.135', 105),
  leg('s_c_2_65_@_2026-12-01_24200_0.125', 120),
  leg('b_c_1_65_@_2026-12-01_24400_0.13', 70),
  leg('b_p_1_65_@_2026-12-29_23700_0.14', 260),
  leg('b_c_1_65_@_2026-12-29_24300_0.135', 330),
  leg('s_p_1_65_@_2026-12-29_23000_0.15', 120),
  leg('s_c_1_65_@_2026-12-29_25000_0.14', 130),
].join('&');

/** How fast the calculators answer at a processor that is four times slower than this one. */
export async function checkCalculatorSpeed(siteUrl, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const sip = {
      computingMs: await computingMs(page, 'timesOfPlans', sipQuery),
      ...(await sipPaint(page, siteUrl)),
    };
    const tax = await taxSpeeds(page, siteUrl);
    const optionsMs = await computingMs(page, 'timesOfLegs', optionQuery);
    const options = await optionPaints(page, siteUrl);
    return [
      { ...sipSpeed.computing, ms: sip.computingMs },
      { ...sipSpeed.nextPaint, ms: sip.paintMs },
      { ...taxSpeed.computing, ms: tax.computingMs },
      { ...taxSpeed.nextPaint, ms: tax.paintMs },
      { ...optionPageSpeed.computing, ms: optionsMs },
      { ...optionPageSpeed.nextPaint, ms: options.typingMs },
      { ...optionPageSpeed.drag, ms: options.dragMs },
    ].map((row) => ({ ...row, isMet: row.ms <= row.budgetMs }));
  });
}

export function calculatorSpeedTable(rows) {
  return table([
    [`Calculators, ${slowdown} times slower`, 'median ms', 'budget', ''],
    ...rows.map(({ what, ms, budgetMs, isMet }) => [
      what,
      ms.toFixed(1),
      `${budgetMs}`,
      verdict(isMet),
    ]),
  ]);
}

/** The rules as they are written, not as they are bundled: each file is compiled when the page asks for it. */
async function computingMs(page, name, query) {
  const origin = 'https://rules.invalid';
  await page.unroute(`${origin}/**`);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '' });
    const source = readFileSync(join(root, `${pathname}.ts`), 'utf8').replaceAll("'@/", "'/");
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    const { outputText } = ts.transpileModule(source, { compilerOptions });
    return route.fulfill({ contentType: 'text/javascript', body: outputText });
  });
  await page.goto(origin);
  await slow(page, slowdown);
  const times = await page.evaluate(runRule, { path: '/bench/calculator-rules', name, query });
  await slow(page, 1);
  return median(times);
}

/** Runs in the page. */
async function runRule({ path, name, query }) {
  const rules = await import(path);
  return rules[name](query);
}

async function sipPaint(page, siteUrl) {
  await page.goto(`${siteUrl}/features/sip-calculator?${sipQuery}`);
  await page.locator('[name=m]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('0');
  // The engine has loaded once the sentence holds the new amount.
  await page.getByText('₹1.5 lakh a month').first().waitFor();
  return { paintMs: await nextPaintMs(page) };
}

/** The page notes in the browser's timeline how long each answer took to compute. */
async function taxSpeeds(page, siteUrl) {
  const salary = '#tax-salaryRupees-gross';
  await page.goto(`${siteUrl}/features/income-tax-calculator#${taxFragment}`);
  await page.locator(salary).focus();
  await page.keyboard.press('End');
  await page.evaluate(() => performance.clearMeasures());
  const paintMs = await nextPaintMs(page);
  const times = await page.evaluate(() =>
    performance.getEntriesByName('tax-answer').map(({ duration }) => duration),
  );
  if (times.length < presses / 2) throw new Error(`Only ${times.length} answers were computed.`);
  return { paintMs, computingMs: median(times) };
}

/** A digit after the point of the spot, and a step of the slider that drags it, with eight legs. */
async function optionPaints(page, siteUrl) {
  await page.goto(`${siteUrl}/features/option-trading?${optionQuery}`);
  await page.locator('[name=spot]').focus();
  for (const key of ['End', '.', '0']) await page.keyboard.press(key);
  // A spot that the address did not have shows that the engine has loaded.
  await page.keyboard.press('5');
  await page.getByText('Spot 24,000.05').first().waitFor({ state: 'attached' });
  const typingMs = await nextPaintMs(page);
  await page.locator('input[type=range]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page
    .getByText(/^Moved to/)
    .first()
    .waitFor({ state: 'attached' });
  return { typingMs, dragMs: await nextPaintMs(page, ['ArrowRight', 'ArrowLeft']) };
}

/** From a key in the field that has the focus to the paint that shows it, as the browser reports events. */
async function nextPaintMs(page, keys = ['Backspace', '0']) {
  await page.evaluate(() => {
    // Each observer of its own list: one of an earlier measurement of this page still reports.
    const keyTimes = [];
    window.keyTimes = keyTimes;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') keyTimes.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await slow(page, slowdown);
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(keys[press % keys.length]);
    await page.waitForTimeout(700);
  }
  await slow(page, 1);
  const times = await page.evaluate(() => window.keyTimes);
  // What took less than the browser's threshold is not reported; it counts as the threshold.
  return median([
    ...times,
    ...Array.from({ length: Math.max(0, presses - times.length) }, () => 16),
  ]);
}

async function slow(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
