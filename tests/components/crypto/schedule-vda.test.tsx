import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ScheduleVda } from '@/components/crypto/schedule/schedule-vda';
import { messages } from '@/lib/messages';

const { schedule } = messages().crypto;
const path = '/features/crypto-market/schedule-vda';
const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };
const sale = ['btc', '2024-02-01', '2026-03-31', '1,00,000', '1.5 lakh'];
const fragment = `#s=${encodeURIComponent(JSON.stringify(sale))}`;

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = (field: keyof typeof schedule.fields) => screen.getByLabelText(schedule.fields[field]);

async function open(hash = '') {
  window.history.replaceState(null, '', path + hash);
  render(<ScheduleVda law={law} lawFrom="2022-04-01" today="2026-11-21" messages={schedule} />);
  await wait(0);
}
async function type(field: keyof typeof schedule.fields, text: string) {
  fireEvent.change(box(field), { target: { value: text } });
  await wait(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a sale is worked out as it is typed, and the address holds it once the typing pauses', async () => {
  await open();
  const write = jest.spyOn(window.history, 'replaceState');
  await type('coin', 'btc');
  await type('acquiredOn', '2024-02-01');
  await type('soldOn', '2026-03-31');
  await type('cost', '1,00,000');
  await type('consideration', '1.5 lakh');
  expect(screen.getByText('₹15,600.00')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  await wait(1000);
  expect(write).toHaveBeenCalledTimes(1);
  const [inAddress] = new URLSearchParams(window.location.hash.slice(1)).getAll('s');
  expect(JSON.parse(inAddress ?? '')).toEqual(sale);
  write.mockRestore();
});

test('what is missing is said once the typing pauses', async () => {
  await open();
  await type('coin', 'btc');
  expect(box('cost')).not.toBeInvalid();
  await wait(1000);
  expect(box('cost')).toHaveAccessibleDescription(schedule.problems.missing);
});

test('an address with sales opens with them; sales are added and removed', async () => {
  await open(fragment);
  expect(box('cost')).toHaveValue('1,00,000');
  expect(screen.getByText('₹15,600.00')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: schedule.add }));
  await wait(0);
  const [, second] = screen.getAllByRole('group');
  expect(within(second as HTMLElement).getByLabelText(schedule.fields.coin)).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove sale 1' }));
  await wait(1000);
  expect(box('cost')).toHaveValue('');
  expect(window.location.hash).toBe('');
});
