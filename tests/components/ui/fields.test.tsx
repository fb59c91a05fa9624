import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { useState } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { Change, Figure } from '@/components/ui/figures/change';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/field';
import { FileField, fileSize } from '@/components/ui/fields/file-field';
import { PercentField } from '@/components/ui/fields/percent-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { caretAfterGrouping, RupeeField } from '@/components/ui/fields/rupee-field';
import { Select, TitleSelect } from '@/components/ui/fields/select';
import { Slider, SliderField } from '@/components/ui/fields/slider-field';
import { Switch } from '@/components/ui/fields/switch';
import { Textarea } from '@/components/ui/fields/textarea';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';
import { enterText } from '@/tests/components/enter-text';

describe('fields', () => {
  const user = userEvent.setup({ applyAccept: false });

  const messages = {
    id: 'x',
    label: 'Goal',
    note: 'optional',
    hint: 'A hint.',
    error: 'A mistake.',
  };
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

    test('shows a pending check until it is done', () => {
      const { rerender } = render(draw({ pending: 'Checking…' }));
      expect(screen.getByRole('status')).toHaveTextContent('Checking…');
      rerender(draw({ pending: null }));
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
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

  test.each(['Goa', 'Goa  North', ' Goa'])('select: %j is sent as it stands', async (value) => {
    const { container } = render(
      <Select id="x" label="State" options={[options[0]!, { value, label: value }]} />,
    );
    const [, option] = container.querySelectorAll('option');
    expect((option as HTMLOptionElement).value).toBe(value);
  });

  test('select of a title row: named for those who hear it', () => {
    render(
      <TitleSelect id="x" label="Year" defaultValue="2025">
        <option>2025</option>
      </TitleSelect>,
    );
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
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

  function Years() {
    const [text, setText] = useState('50');
    const range = { min: 1, max: 40, step: 1, value: Number(text), valueText: `${text} years` };
    return (
      <SliderField {...range} aria-label="Slider" onSlide={(years) => setText(String(years))}>
        <PercentField id="years" label="Years" value={text} onType={setText} />
      </SliderField>
    );
  }

  test('slider and box keep step, and a value beyond the slider is still the value', async () => {
    render(<Years />);
    const [slider, box] = [screen.getByRole('slider'), screen.getByRole('textbox')];
    expect(box).toHaveValue('50');
    enterText(slider, '7');
    expect(box).toHaveValue('7');
    await user.type(box, '0');
    expect(slider).toHaveValue('40');
    expect(slider).toHaveAttribute('aria-valuetext', '70 years');
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

    test('a file that was chosen before the scripts is taken, also one that is accepted with them alone', async () => {
      const onChoose = jest.fn();
      const workbook = new File(['x'], 'statement.xlsx');
      const field = (endings: string[]) => (
        <FileField id="x" label="Statement" {...file} endings={endings} onChoose={onChoose} />
      );
      const container = document.createElement('div');
      container.innerHTML = renderToString(field(['.csv']));
      document.body.append(container);
      await user.upload(screen.getByLabelText('Statement'), workbook);
      const { rerender } = render(field(['.csv']), { container, hydrate: true });
      expect(onChoose).toHaveBeenLastCalledWith(workbook, false);
      rerender(field(['.csv', '.xlsx']));
      expect(onChoose).toHaveBeenLastCalledWith(workbook, true);
      expect(screen.getByText('statement.xlsx')).toBeInTheDocument();
    });

    test('shows no file after its form was reset', async () => {
      render(
        <form aria-label="Import">
          <FileField id="x" label="Statement" {...file} />
        </form>,
      );
      await user.upload(screen.getByLabelText('Statement'), statement);
      expect(screen.getByText('statement.csv')).toBeInTheDocument();
      act(() => screen.getByRole<HTMLFormElement>('form').reset());
      expect(screen.queryByText('statement.csv')).not.toBeInTheDocument();
      expect(screen.getByText('Choose a file')).toBeInTheDocument();
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
      [999, '999 bytes'],
      [1000, '1 KB'],
      [999_499, '999 KB'],
      [999_500, '1 MB'],
      [1_250_000, '1.3 MB'],
    ])('%i bytes read %s', (bytes, text) => {
      expect(fileSize(bytes)).toBe(text);
    });
  });
});

describe('amount', () => {
  test('both ways of writing are in the HTML, and words in place of the dots', () => {
    render(<Amount full="₹12,50,000" lakh="₹12.5 lakh" hiddenLabel="Amount hidden" />);
    expect(screen.getByText('₹12,50,000')).toHaveAttribute('data-figures', 'full');
    expect(screen.getByText('₹12.5 lakh')).toHaveAttribute('data-figures', 'lakh');
    expect(screen.getByText('₹••••')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
  });

  test('what can be written one way only is written once', () => {
    render(<Amount full="₹50,000" lakh="₹50,000" hiddenLabel="Amount hidden" />);
    expect(screen.getByText('₹50,000')).not.toHaveAttribute('data-figures');
  });

  test('what is not known is a dash, and no hidden amount', () => {
    const { container } = render(<Amount full={notKnown} hiddenLabel="Amount hidden" />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('amount fields', () => {
  const user = userEvent.setup();

  function Amount({ start = '' }: { start?: string }) {
    const [text, setText] = useState(start);
    const error = parseRupees(text).ok ? null : 'Enter an amount.';
    return (
      <RupeeField
        id="amount"
        label="Amount"
        hint="In rupees"
        group={groupTyped}
        value={text}
        error={error}
        onType={setText}
      />
    );
  }

  function amountBox(): HTMLInputElement {
    return screen.getByLabelText('Amount');
  }

  /** The text with a bar where the caret stands. */
  function shown(): string {
    const { value, selectionStart } = amountBox();
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
  }

  async function at(caret: number, keys: string) {
    await user.click(amountBox());
    amountBox().setSelectionRange(caret, caret);
    await user.keyboard(keys);
  }

  test.each([
    ['a digit typed at the front', 0, '9', '9|1,25,000', '1,25,000'],
    ['Backspace behind a comma passes it', 3, '{Backspace}', '12|,50,000'],
    ['Delete before a comma passes it', 2, '{Delete}', '12,|50,000'],
    ['a comma typed where none belongs goes', 1, ',', '1|2,50,000'],
  ])('%s', async (_, caret, keys, expected, start = '12,50,000') => {
    render(<Amount start={start} />);
    await at(caret, keys);
    expect(shown()).toBe(expected);
  });

  test.each([
    ['₹12,50,000', '12,50,000|'],
    ['12.5L', '12.5L|'],
  ])('%j may be pasted', async (pasted, expected) => {
    render(<Amount />);
    await user.click(amountBox());
    await user.paste(pasted);
    expect(shown()).toBe(expected);
    expect(amountBox()).toBeValid();
  });

  test('text that is no amount stays, with the message at the field', async () => {
    render(<Amount />);
    await user.type(amountBox(), '-12000abc');
    expect(amountBox()).toHaveValue('-12000abc');
    expect(amountBox()).toBeInvalid();
    expect(amountBox()).toHaveAccessibleDescription('In rupees Enter an amount.');
  });

  test('the caret keeps the digits on its right, wherever it stood', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,12}$/);
    fc.assert(
      fc.property(digits, fc.nat(), fc.boolean(), (typed, anywhere, isDeletingForward) => {
        const caret = anywhere % (typed.length + 1);
        const grouped = groupTyped(typed);
        const place = caretAfterGrouping({ typed, caret, grouped, isDeletingForward });
        expect(grouped.slice(place).replaceAll(',', '')).toBe(typed.slice(caret));
        expect(grouped[isDeletingForward ? place : place - 1]).not.toBe(',');
      }),
    );
  });

  test('percent: exactly what was typed, with its unit outside the name', async () => {
    const onType = jest.fn();
    render(<PercentField id="rate" label="Rate" error="Too high" onType={onType} />);
    await user.type(screen.getByRole('textbox', { name: 'Rate' }), '12.5x');
    expect(onType).toHaveBeenLastCalledWith('12.5x');
    expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveAccessibleDescription('Too high');
  });
});

describe('change', () => {
  test.each([
    [1.256, '+1.26%', 'text-gain'],
    [-0.5, '−0.50%', 'text-loss'],
  ])('%p prints %s as %s', (percent, text, className) => {
    render(<Change text={formatSignedPercent(percent)} />);
    expect(screen.getByText(text).closest(`.${className}`)).not.toBeNull();
  });

  test.each([
    [null, '–'],
    [0, '0.00%'],
    [-0.001, '0.00%'],
  ] as const)('%p is neither gain nor loss', (percent, text) => {
    const { container } = render(<Change text={formatSignedPercent(percent)} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('.text-gain, .text-loss')).toBeNull();
  });

  test('a change says its amount and against what', () => {
    const { container } = render(
      <Change text="+12.10%" amountText="+₹1,03,000" against="in 1 year" hiddenLabel="Hidden" />,
    );
    expect(container).toHaveTextContent(/^\+₹1,03,000.* · \+12\.10% in 1 year$/);
    expect(screen.getByText('Hidden')).toBeInTheDocument();
  });

  test('a figure has digits of one width, hides an own amount, and prints a dash for nothing', () => {
    render(<Figure text="₹12" hiddenLabel="Amount hidden" />);
    expect(screen.getByText('₹12').closest('.tabular-nums')).not.toBeNull();
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
    const { container } = render(<Figure text={null} hiddenLabel="Amount hidden" />);
    expect(container).toHaveTextContent('–');
  });
});
