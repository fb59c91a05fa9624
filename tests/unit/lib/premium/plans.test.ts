import { existsSync } from 'node:fs';
import path from 'node:path';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import { holds, plans, rowsOf } from '@/lib/premium/plans';

const { navigation, premium } = messages();
const livePages = [
  ...menuPages(menu(navigation)).flatMap(({ url }) => url ?? []),
  '/account',
  '/premium-services/enquiries',
];

test('what has no page is not claimed', () => {
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
