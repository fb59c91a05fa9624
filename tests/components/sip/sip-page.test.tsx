import { render } from '@testing-library/react';
import { SipPage } from '@/components/sip/sip-page';
import { readSipPageQuery } from '@/lib/sip/domain/inputs/history-query';
import { field, firstId, labels, today } from './draw-page';

jest.mock('@/lib/sip/server/actions', () => ({ postSipPlan: jest.fn(), saveSipPlan: jest.fn() }));

test.each([
  [
    { n: 'My house', id: firstId },
    { n: 'My house', id: firstId },
  ],
  [{ id: firstId }, { id: firstId }],
  [{ n: 'My house' }, {}],
  [
    { fc: '119551', tab: 'fund' },
    { fc: '119551', tab: 'fund' },
  ],
  [
    { fk: 'Large Cap Fund', fp: 'regular' },
    { fk: 'Large Cap Fund', fp: 'regular' },
  ],
])('without scripts, the page of the address %j sends %j beside its plan', (address, expected) => {
  const query = readSipPageQuery({ m: '5000', ...address }, today);
  render(
    <SipPage query={query} language="en" siteUrl="https://paisa.example" fundHistory={null} />,
  );
  const { form } = field(labels.monthlyRupees) as HTMLInputElement;
  const { m, n, id, ...others } = Object.fromEntries(new FormData(form ?? undefined));
  const { tab, fc, fk, fp } = others;
  expect({ m, n, id, tab, fc, fk, fp }).toEqual({ m: '5,000', ...expected });
});
