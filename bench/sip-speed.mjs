import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import ts from 'typescript';
import { root } from '../scripts/project.mjs';
import { optionPageSpeed, sipSpeed } from './budgets.mjs';
import { table, verdict } from './table.mjs';

const slowdown = 4;
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

/** How fast the SIP calculator and the option page answer at a processor that is four times slower than this one. */
export async function checkSipSpeed(siteUrl, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const rows = [
      { ...sipSpeed.computing, ms: await computingMs(page, computePlans, sipQuery) },
      { ...sipSpeed.nextPaint, ms: await nextPaintMs(page, siteUrl, typingAmount) },
      { ...optionPageSpeed.computing, ms: await computingMs(page, analyseLegs, optionQuery) },
      { ...optionPageSpeed.nextPaint, ms: await nextPaintMs(page, siteUrl, typingSpot) },
      { ...optionPageSpeed.drag, ms: await nextPaintMs(page, siteUrl, draggingSpot) },
    ];
    return rows.map((row) => ({ ...row, isKept: row.ms <= row.budgetMs }));
  } finally {
    await browser.close();
  }
}

export function sipSpeedTable(rows) {
  return table([
    [`Calculators, ${slowdown} times slower`, 'median ms', 'budget', ''],
    ...rows.map(({ what, ms, budgetMs, isKept }) => [
      what,
      ms.toFixed(1),
      `${budgetMs}`,
      verdict(isKept),
    ]),
  ]);
}

/** The rules as they are written, not as they are bundled: each file is compiled when the page asks for it. */
async function computingMs(page, compute, query) {
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
  const times = await page.evaluate(compute, query);
  await slow(page, 1);
  return medianOf(times);
}

/** Runs in the page. The slowdown works in strokes longer than one computation, so each time is that of a hundred. */
async function computePlans(text) {
  const rule = (name) => import(`/lib/sip/${name}`);
  const { afterExpenses, plansOf } = await rule('plans');
  const { readInputs } = await rule('inputs');
  const { typedFromQuery } = await rule('query');
  const { projectSip } = await rule('project');
  const typed = typedFromQuery(Object.fromEntries(new URLSearchParams(text)));
  const plans = plansOf(readInputs(typed, '2026-11-21').nearest).map(afterExpenses);
  return Array.from({ length: 20 }, () => {
    const begun = performance.now();
    for (let run = 0; run < 100; run += 1) plans.forEach((plan) => projectSip(plan));
    return (performance.now() - begun) / 100;
  });
}

/** Runs in the page: every figure, the payoff's points and both tables, from the fields as they are typed. */
async function analyseLegs(text) {
  const rule = (name) => import(`/lib/options/${name}`);
  const { typedFromQuery } = await rule('strategy-address');
  const { readStrategy } = await rule('read-strategy');
  const { analyse } = await rule('analysis');
  const { heatGrid, noMoves, payoffRows } = await rule('what-if');
  const { typed } = typedFromQuery(new URLSearchParams(text), '2026-11-21');
  if (typed.legs.length !== 8) throw new Error('The query has not eight legs');
  return Array.from({ length: 20 }, () => {
    const begun = performance.now();
    for (let run = 0; run < 30; run += 1) {
      const { strategy } = readStrategy(typed);
      const { outcome } = analyse(strategy);
      payoffRows(strategy, noMoves, outcome.breakevens);
      heatGrid(strategy, noMoves, 'date', outcome.breakevens);
      heatGrid(strategy, noMoves, 'volatility', outcome.breakevens);
    }
    return (performance.now() - begun) / 30;
  });
}

const typingAmount = {
  path: `/features/sip-calculator?${sipQuery}`,
  field: '[name=m]',
  keys: ['Backspace', '0'],
  first: ['End', '0'],
  // The code that answers has come when the sentence speaks of the new amount.
  answer: '₹1.5 lakh a month',
};

const typingSpot = {
  path: `/features/option-trading?${optionQuery}`,
  field: '[name=spot]',
  keys: ['Backspace', '5'],
  first: ['End', '.', '5'],
  answer: 'Spot 24,000.5',
};

const draggingSpot = {
  path: `/features/option-trading?${optionQuery}`,
  field: 'input[type=range] >> nth=0',
  keys: ['ArrowRight', 'ArrowLeft'],
  first: ['ArrowRight'],
  answer: 'Moved to 24,120',
};

/** From a key in a field to the paint that shows it, as the browser reports events. */
async function nextPaintMs(page, siteUrl, { path, field, keys, first, answer }) {
  const presses = 20;
  await page.goto(`${siteUrl}${path}`);
  await page.locator(field).focus();
  for (const key of first) await page.keyboard.press(key);
  await page.getByText(answer).first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.keyTimes = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') window.keyTimes.push(duration);
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
  return medianOf([...times, ...Array.from({ length: presses - times.length }, () => 16)]);
}

async function slow(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function medianOf(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
