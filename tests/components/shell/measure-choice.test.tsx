import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeasureChoice } from '@/components/shell/display/display-panel';
import { messages } from '@/lib/messages';
import { hasAgreed } from '@/lib/vitals/consent';
import { measureVitals } from '@/lib/vitals/measure';

jest.mock('@/lib/vitals/measure', () => ({ measureVitals: jest.fn() }));

const { display } = messages();
const user = userEvent.setup();
const choice = () => screen.getByRole('switch', { name: display.measure });

function browserSays(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(measureVitals).mockClear();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

test('only visitors who agreed are measured, until they withdraw', async () => {
  render(<MeasureChoice labels={display} />);
  expect(choice()).not.toBeChecked();
  expect(hasAgreed()).toBe(false);
  await user.click(choice());
  expect(choice()).toBeChecked();
  expect(hasAgreed()).toBe(true);
  expect(measureVitals).toHaveBeenCalledTimes(1);
  await user.click(choice());
  expect(hasAgreed()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('%s of the browser means no, also after one has agreed', (name, value) => {
  localStorage.setItem('measure', 'yes');
  expect(hasAgreed()).toBe(true);
  browserSays(name, value);
  render(<MeasureChoice labels={display} />);
  expect(hasAgreed()).toBe(false);
  expect(choice()).toBeDisabled();
  expect(choice()).not.toBeChecked();
  expect(screen.getByText(display.measureRefused)).toBeVisible();
});
