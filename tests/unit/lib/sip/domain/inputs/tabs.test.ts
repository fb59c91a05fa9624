import { openTab, readTab, tabQuery } from '@/lib/sip/domain/inputs/tabs';

it('reads a tab from an address and writes it back; an unknown one is none', () => {
  expect(readTab({ tab: ['tax', 'costs'] })).toBe('tax');
  expect(readTab({ tab: 'style' })).toBeNull();
  expect(readTab({})).toBeNull();
  expect(tabQuery('tax')).toBe('&tab=tax');
  expect(tabQuery(null)).toBe('');
});

it('opens the chosen tab while it is there, else what was asked for', () => {
  const all = ['years', 'compare', 'withdrawals', 'tax', 'fund'] as const;
  expect(openTab(all, 'tax', true)).toBe('tax');
  expect(openTab(all, 'costs', true)).toBe('fund');
  expect(openTab(all, null, false)).toBe('compare');
  expect(openTab(['years', 'withdrawals'], 'compare', false)).toBe('withdrawals');
  expect(openTab(['years', 'tax'], null, false)).toBe('years');
});
