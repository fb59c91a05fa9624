import { messages } from '@/lib/messages';
import { priceLines, sellerNote } from '@/lib/premium/plan-price';

const { plans: words } = messages().premium;
const prices = [{ plan: 'plus', monthRupees: 199, yearRupees: 1990 }];
const seller = { name: 'Nilgiri Ledger Services', address: 'Pune', gstin: '27AAPFU0939F1ZV' };

test('with a seller a plan shows its prices, and who sells it', () => {
  expect(priceLines('plus', { prices, seller }, words)).toEqual([
    '₹199 a month',
    'or ₹1,990 a year, ₹398 less than twelve months',
  ]);
  const note = sellerNote(seller, words);
  for (const part of Object.values(seller)) expect(note).toContain(part);
});

test('without a seller no amount is shown, and a short line says why', () => {
  expect(priceLines('plus', { prices, seller: null }, words)).toEqual([words.onRequest]);
  expect(sellerNote(null, words)).toBe(words.noSeller);
  expect(words.onRequest + words.noSeller).not.toMatch(/\d/);
});

test('a seller who is not registered for GST says so', () => {
  expect(sellerNote({ ...seller, gstin: null }, words)).toMatch(/not registered for GST/);
});

test('a plan without a price is not sold; the free one is free in every state', () => {
  for (const each of [seller, null]) {
    expect(priceLines('studio', { prices, seller: each }, words)).toEqual([words.notSold]);
    expect(priceLines('free', { prices, seller: each }, words)).toEqual([words.freePrice]);
  }
});

test('a year for twelve months’ price names no saving', () => {
  const even = [{ plan: 'plus', monthRupees: 100, yearRupees: 1200 }];
  expect(priceLines('plus', { prices: even, seller }, words)[1]).toBe('or ₹1,200 a year');
});
