import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { FileField } from '@/components/ui/fields/file-field';
import { fileSize } from '@/components/ui/fields/file-size';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { Slider } from '@/components/ui/fields/slider-field';
import { Switch } from '@/components/ui/fields/switch';
import { Textarea } from '@/components/ui/fields/textarea';

const user = userEvent.setup({ applyAccept: false });

const messages = { id: 'x', label: 'Goal', note: 'optional', hint: 'A hint.', error: 'A mistake.' };
const options = [
  { value: 'm', label: 'Monthly' },
  { value: 'q', label: 'Quarterly' },
  { value: 'y', label: 'Yearly', isDisabled: true },
];
const file = {
  endings: ['.csv', '.pdf'],
  maxBytes: 2000,
  labels: {
    choose: 'Choose a file',
    remove: 'Remove the file',
    wrongType: 'Only CSV or PDF.',
    tooLarge: 'Too large.',
  },
};

const controls = {
  text: (more: object) => <TextField {...messages} {...more} />,
  textarea: (more: object) => <Textarea {...messages} {...more} />,
  select: (more: object) => <Select {...messages} {...more} options={options} />,
  date: (more: object) => <DateField {...messages} {...more} />,
  file: (more: object) => <FileField {...messages} {...file} {...more} />,
  checkbox: (more: object) => <Checkbox {...messages} {...more} />,
  switch: (more: object) => <Switch {...messages} {...more} />,
};

describe.each(Object.entries(controls))('%s', (_, draw) => {
  test('is named by label and note, described by hint and error, and says that it is required', () => {
    render(draw({ required: true }));
    const control = screen.getByLabelText('Goal (optional)');
    expect(control).toHaveAccessibleDescription('A hint. A mistake.');
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  test('disabled, the keyboard passes it', async () => {
    render(draw({ disabled: true }));
    expect(screen.getByLabelText('Goal (optional)')).toBeDisabled();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('says what is being done with its value, and nothing once it is done', () => {
    const { rerender } = render(draw({ pending: 'Checking…' }));
    expect(screen.getByRole('status')).toHaveTextContent('Checking…');
    rerender(draw({ pending: null }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('a field that is never at work has no place for it', () => {
  render(<TextField id="x" label="Goal" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('switch: off and on by Space and by its words', async () => {
  render(<Switch id="reminders" label="Reminders" />);
  const control = screen.getByRole('switch', { name: 'Reminders' });
  expect(control).not.toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(control).toBeChecked();
  await user.click(screen.getByText('Reminders'));
  expect(control).not.toBeChecked();
});

test('radio group: one stop of the keyboard, with name, hint, error and what cannot be chosen', async () => {
  const onChoose = jest.fn();
  render(
    <>
      <RadioGroup
        {...messages}
        name="rhythm"
        options={options}
        defaultValue="m"
        onChoose={onChoose}
      />
      <button type="button">Next</button>
    </>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Goal (optional)' });
  expect(group).toHaveAccessibleDescription('A hint. A mistake.');
  expect(group).toBeInvalid();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  expect(onChoose).toHaveBeenLastCalledWith('q');
  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeDisabled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('radio group: controlled by the caller, it shows the caller’s value', async () => {
  const group = { id: 'x', name: 'x', label: 'Rhythm', options };
  const { rerender } = render(<RadioGroup {...group} value="m" onChoose={() => undefined} />);
  await user.click(screen.getByRole('radio', { name: 'Quarterly' }));
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  rerender(<RadioGroup {...group} value="q" onChoose={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
});

test('select: a first entry that chooses nothing', () => {
  render(<Select id="x" label="Goal" options={options} placeholder="Choose one" />);
  expect(screen.getByRole('combobox', { name: 'Goal' })).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Choose one' })).toBeInTheDocument();
});

test('date: reports the day, and allows only the days that the caller allows', async () => {
  const onPick = jest.fn();
  render(<DateField id="x" label="Start" min="2026-11-21" max="2027-11-21" onPick={onPick} />);
  const control = screen.getByLabelText('Start');
  await user.type(control, '2026-12-01');
  expect(onPick).toHaveBeenLastCalledWith('2026-12-01', false);
  expect(control).toHaveAttribute('min', '2026-11-21');
  expect(control).toHaveAttribute('max', '2027-11-21');
});

test('slider: beyond its ends the handle is at the end, and its value is said in words', () => {
  const range = { min: 1, max: 40, step: 1, value: 99, valueText: '99 years' };
  render(<Slider aria-label="Years" {...range} onSlide={() => undefined} />);
  const slider = screen.getByRole('slider', { name: 'Years' });
  expect(slider).toHaveValue('40');
  expect(slider).toHaveAttribute('aria-valuetext', '99 years');
});

describe('file', () => {
  const statement = new File(['a'.repeat(1500)], 'statement.csv', { type: 'text/csv' });

  test('shows name and size, and can be removed again by the keyboard', async () => {
    const onChoose = jest.fn();
    render(<FileField id="x" label="Statement" {...file} onChoose={onChoose} />);
    await user.upload(screen.getByLabelText('Statement'), statement);
    expect(screen.getByText('statement.csv')).toBeInTheDocument();
    expect(screen.getByText('2 KB')).toBeInTheDocument();
    expect(onChoose).toHaveBeenLastCalledWith(statement, true);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove the file' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('statement.csv')).not.toBeInTheDocument();
    expect(onChoose).toHaveBeenLastCalledWith(null, true);
    expect(screen.getByLabelText('Statement')).toHaveFocus();
  });

  test('takes several where it may, counts them and hands on those that it accepts', async () => {
    const onChooseAll = jest.fn();
    const labels = { ...file.labels, several: '{count} files' };
    render(<FileField id="x" label="Days" {...file} labels={labels} onChooseAll={onChooseAll} />);
    const control = screen.getByLabelText('Days');
    await user.upload(control, [statement, new File(['a'.repeat(2001)], 'b.csv')]);
    expect(screen.getByText('2 files')).toBeInTheDocument();
    expect(onChooseAll).toHaveBeenLastCalledWith([statement]);
    expect(control).toHaveAccessibleDescription('Too large.');
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(onChooseAll).toHaveBeenLastCalledWith([]);
  });

  test.each([
    ['photo.png', 10, 'Only CSV or PDF.'],
    ['statement.PDF', 2001, 'Too large.'],
  ])('%s of %i bytes stays to be seen, with the reason', async (name, bytes, reason) => {
    const onChoose = jest.fn();
    render(<FileField id="x" label="Statement" {...file} onChoose={onChoose} />);
    const control = screen.getByLabelText('Statement');
    await user.upload(control, new File(['a'.repeat(bytes)], name));
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(control).toHaveAccessibleDescription(reason);
    expect(control).toBeInvalid();
    expect(onChoose).toHaveBeenLastCalledWith(expect.any(File), false);
  });

  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [34_400, '34 KB'],
    [999_499, '999 KB'],
    [999_500, '1 MB'],
    [1_250_000, '1.3 MB'],
    [25_000_000, '25 MB'],
  ])('%i bytes read %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
