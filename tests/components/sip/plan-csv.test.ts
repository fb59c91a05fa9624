import { planCsv } from '@/components/sip/details/plan-csv';
import { messages } from '@/lib/messages';
import { today } from './draw-page';

const { table } = messages().sip.details;

test('a line for each year in plain rupees', () => {
  const { name, text } = planCsv('m=5000&r=12&y=10', today, table);
  const lines = text.split('\r\n');
  expect(name).toBe('sip-years.csv');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe(
    'Year,Monthly,Invested this year,Invested so far,Gain so far,Value,In today’s money',
  );
  expect(lines[10]).toMatch(/^10,5000,60000,600000,561695,1161695,\d+$/);
});

test('a line for each month with its name, the lump sum in the first', () => {
  const { name, text } = planCsv('m=5000&r=12&y=1&l=100000&tb=months', today, table);
  const lines = text.split('\r\n');
  expect(name).toBe('sip-months.csv');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(/^1,Nov 2026,5000,105000,105000,999,105999,\d+$/);
  expect(lines[2]).toMatch(/^2,Dec 2026,5000,5000,110000,/);
});
