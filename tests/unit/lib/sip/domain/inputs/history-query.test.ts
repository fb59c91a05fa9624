import {
  historyQuery,
  pathOfSentPlan,
  readHistoryQuery,
} from '@/lib/sip/domain/inputs/history-query';

const today = '2026-11-21';
const path = '/features/sip-calculator';

it('reads words and a code, and writes them back: a chosen fund needs no words', () => {
  const asked = readHistoryQuery({ fq: ' parag flexi ', fc: ['102550', '7'] });
  expect(asked).toMatchObject({ words: 'parag flexi', fundCode: '102550', category: '' });
  expect(historyQuery(asked)).toBe('&fc=102550');
  expect(historyQuery(readHistoryQuery({ fq: 'a & b' }))).toBe('&fq=a%20%26%20b');
  expect(historyQuery(readHistoryQuery({}))).toBe('');
});

it.each([
  [{ fk: 'Equity - Flexi Cap Fund' }, '&fk=Equity%20-%20Flexi%20Cap%20Fund'],
  [{ fk: 'Debt - Gilt Fund', fp: 'regular' }, '&fk=Debt%20-%20Gilt%20Fund&fp=regular'],
  [{ fk: 'Debt - Gilt Fund', fp: 'x', fq: 'parag', fw: 'category' }, '&fk=Debt%20-%20Gilt%20Fund'],
  [{ fk: 'Debt - Gilt Fund', fq: 'parag' }, '&fq=parag'],
  [{ fk: 'Debt - Gilt Fund', fq: 'parag', fc: '7' }, '&fc=7'],
  [{ fk: ' ', fw: 'category', fc: '7' }, '&fc=7'],
])('reads a category, unless the form was sent for a fund: %j', (query, expected) => {
  expect(historyQuery(readHistoryQuery(query))).toBe(expected);
});

it.each([
  [{ p: `${path}?m=5000&r=11&y=10&s=10&v=1`, fq: 'gilt' }, 'm=5000&r=11&y=10&s=10&v=1&fq=gilt'],
  [{ p: `${path}?m=5000&r=12&y=20&v=1`, fq: 'gilt', fc: '7' }, 'm=5000&r=12&y=20&v=1&fc=7'],
  [{ p: 'http://[elsewhere' }, 'm=10000&r=12&y=20&v=1'],
  [{ p: '//evil.example/?m=7000' }, 'm=7000&r=12&y=20&v=1'],
  [{ p: 'm=7000', fq: ' ' }, 'm=7000&r=12&y=20&v=1&tab=fund'],
  [{ p: ['m=lots', 'm=1'], fc: '//evil.example' }, 'm=10000&r=12&y=20&v=1&fc=%2F%2Fevil.example'],
])('leads from a sent plan to its own address, never elsewhere', (query, expected) => {
  expect(pathOfSentPlan(query, today)).toBe(`${path}?${expected}`);
});

it('leads nowhere where no plan was sent', () => {
  expect(pathOfSentPlan({ m: '5000', fq: 'gilt' }, today)).toBeNull();
});
