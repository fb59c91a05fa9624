import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import { Combobox, type ComboboxProps, matchOptions } from '@/components/ui/fields/combobox';
import { provideBrowserParts } from '../browser-parts';

const user = userEvent.setup();

beforeEach(() => provideBrowserParts());

const options = [
  { value: 'AP', label: 'Andhra Pradesh' },
  { value: 'AR', label: 'Arunachal Pradesh' },
  { value: 'GA', label: 'Goa', isDisabled: true },
  { value: 'JK', label: 'Jammu & Kashmir' },
  { value: 'KL', label: 'Kerala' },
];

function State({
  box: Box = Combobox,
  ...more
}: Partial<ComboboxProps> & { box?: typeof Combobox }) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="form">
      <Box
        id="state"
        name="state"
        label="State"
        options={options}
        value={value}
        onChoose={setValue}
        openLabel="Show the list"
        noMatch="Nothing fits."
        {...more}
      />
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'State' });
const form = () => screen.getByRole<HTMLFormElement>('form');

test('typing narrows the list, the arrows move in it, Enter takes, the form posts the value', async () => {
  render(<State />);
  await user.type(box(), 'prad');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Andhra Pradesh',
    'Arunachal Pradesh',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Arunachal Pradesh');
  expect(form()).toHaveFormValues({ state: 'AR' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('what fits nothing is said, and leaving keeps what was chosen', async () => {
  render(<State />);
  await user.type(box(), 'ker{Enter}');
  expect(box()).toHaveValue('Kerala');
  await user.clear(box());
  await user.type(box(), 'kerx');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape leaves the list, and the choice as it was', async () => {
  render(<State />);
  await user.type(box(), 'ker{Enter}');
  await user.type(box(), '{Backspace}{Escape}');
  expect(box()).toHaveValue('Kerala');
  expect(form()).toHaveFormValues({ state: 'KL' });
});

test('emptied, it chooses nothing', async () => {
  render(<State />);
  await user.type(box(), 'ker{Enter}');
  await user.clear(box());
  expect(form()).toHaveFormValues({ state: '' });
});

test('the button opens the whole list, in which a disabled entry cannot be taken', async () => {
  render(<State />);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.getAllByRole('option')).toHaveLength(options.length);
  await user.click(screen.getByRole('option', { name: 'Goa' }));
  expect(form()).toHaveFormValues({ state: '' });
});

test('named, described, invalid, required; or disabled', () => {
  const { unmount } = render(<State hint="Where you live." error="Choose one." required />);
  expect(box()).toHaveAccessibleDescription('Where you live. Choose one.');
  expect(box()).toBeInvalid();
  expect(box()).toBeRequired();
  unmount();
  render(<State disabled />);
  expect(box()).toBeDisabled();
});

test('the native list is used until the person does something, and keeps its choice', async () => {
  render(<State box={LazyCombobox} />);
  expect(box()).toHaveProperty('tagName', 'SELECT');
  await user.selectOptions(box(), 'Kerala');
  await user.click(document.body);
  await waitFor(() => expect(box()).toHaveProperty('tagName', 'INPUT'));
  expect(box()).toHaveValue('Kerala');
});

test('it does not take the list away from under the focus', async () => {
  render(<State box={LazyCombobox} />);
  await user.tab();
  expect(box()).toHaveFocus();
  await user.keyboard('k');
  await import('@/components/ui/fields/combobox');
  expect(box()).toHaveProperty('tagName', 'SELECT');
  await user.tab();
  await waitFor(() => expect(box()).toHaveProperty('tagName', 'INPUT'));
});

test.each([
  ['', 5],
  ['  ', 5],
  ['jammu k', 1],
  ['KERÁ', 1],
  ['shmir', 0],
])('%j finds %i', (typed, count) => {
  expect(matchOptions(options, typed)).toHaveLength(count);
});
