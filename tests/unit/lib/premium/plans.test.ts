import { existsSync } from 'node:fs';
import path from 'node:path';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import { holds, plans, rowsOf, priceLines, sellerNote } from '@/lib/premium/plans';

const { navigation, premium } = messages();
const livePages = [
  ...menuPages(menu(navigation)).flatMap(({ url }) => url ?? []),
  '/account',
  '/premium-services/enquiries',
];

test('a claim without a page is left out', () => {
  expect(rowsOf([])).toEqual([]);
  expect(rowsOf(['/analytics']).map(({ id }) => id)).toEqual(['dashboard', 'entering', 'sources']);
});

test('every claim that is made leads to a page of this build', () => {
  const rows = rowsOf(livePages);
  expect(rows.length).toBeGreaterThan(10);
  for (const { path: page } of rows) {
    const folders = ['app', 'app/(shell)'].map((folder) => path.join(folder, page, 'page.tsx'));
    expect(folders.some((file) => existsSync(file))).toBe(true);
  }
});

test('a plan holds what the ones before it hold; the free one holds every tool', () => {
  for (const row of rowsOf(livePages)) {
    const held = plans.map((plan) => holds(plan, row));
    expect(held).toEqual([...held].sort((one, other) => Number(one) - Number(other)));
  }
  const tools = rowsOf(livePages).filter(({ path: page }) => page.startsWith('/features/'));
  expect(tools.map(({ from }) => from)).toEqual(tools.map(() => 'free'));
  expect(Object.keys(premium.plans.names)).toEqual([...plans]);
});

const { plans: plansMessages } = messages().premium;
const prices = [{ plan: 'plus', monthRupees: 199, yearRupees: 1990 }];
const seller = { name: 'Nilgiri Ledger Services', address: 'Pune', gstin: '27AAPFU0939F1ZV' };

test('with a seller a plan shows its prices, and who sells it', () => {
  expect(priceLines('plus', { prices, seller }, plansMessages)).toEqual([
    '₹199 a month',
    'or ₹1,990 a year, ₹398 less than twelve months',
  ]);
  const note = sellerNote({ prices, seller }, plansMessages);
  for (const part of Object.values(seller)) expect(note).toContain(part);
});

test('without a seller no amount is shown, and a short line says why', () => {
  expect(priceLines('plus', { prices, seller: null }, plansMessages)).toEqual([
    plansMessages.onRequest,
  ]);
  expect(sellerNote({ prices, seller: null }, plansMessages)).toBe(plansMessages.noSeller);
  expect(sellerNote({ prices: [], seller: null }, plansMessages)).toBeNull();
  expect(plansMessages.onRequest + plansMessages.noSeller).not.toMatch(/\d/);
});

test('a seller who is not registered for GST says so', () => {
  const withoutGst = { prices, seller: { ...seller, gstin: null } };
  expect(sellerNote(withoutGst, plansMessages)).toMatch(/not registered for GST/);
});

test('a plan without a price is not sold; the free one is free in every state', () => {
  for (const each of [seller, null]) {
    expect(priceLines('studio', { prices, seller: each }, plansMessages)).toEqual([
      plansMessages.notSold,
    ]);
    expect(priceLines('free', { prices, seller: each }, plansMessages)).toEqual([
      plansMessages.freePrice,
    ]);
  }
});

test('a year for twelve months’ price names no saving', () => {
  const even = [{ plan: 'plus', monthRupees: 100, yearRupees: 1200 }];
  expect(priceLines('plus', { prices: even, seller }, plansMessages)[1]).toBe('or ₹1,200 a year');
});
