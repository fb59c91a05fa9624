import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { Amount } from '@/components/ui/amount';
import { useState } from 'react';
import { PercentField } from '@/components/ui/fields/percent-field';
import { caretAfterGrouping, RupeeField } from '@/components/ui/fields/rupee-field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';
import { Change, Figure } from '@/components/ui/change';
import { formatSignedPercent } from '@/lib/money/signed-percent';

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

  test('commas appear while an amount is typed', async () => {
    render(<Amount />);
    await user.type(amountBox(), '1250000');
    expect(shown()).toBe('12,50,000|');
  });

  test.each([
    ['a digit typed in the middle', 2, '9', '1,29|,50,000'],
    ['a digit typed at the front', 0, '9', '9|1,25,000', '1,25,000'],
    ['Backspace behind a comma passes it', 3, '{Backspace}', '12|,50,000'],
    ['and pressed again takes the digit', 3, '{Backspace}{Backspace}', '1|,50,000'],
    ['Delete before a comma passes it', 2, '{Delete}', '12,|50,000'],
    ['and pressed again takes the digit', 2, '{Delete}{Delete}', '1,2|0,000'],
    ['a comma typed where none belongs goes', 1, ',', '1|2,50,000'],
  ])('%s', async (_, caret, keys, expected, start = '12,50,000') => {
    render(<Amount start={start} />);
    await at(caret, keys);
    expect(shown()).toBe(expected);
  });

  test.each([
    ['₹12,50,000', '12,50,000|'],
    ['Rs 5000', '5,000|'],
    ['12.5L', '12.5L|'],
    ['1.2 cr', '1.2 cr|'],
  ])('%j may be pasted', async (pasted, expected) => {
    render(<Amount />);
    await user.click(amountBox());
    await user.paste(pasted);
    expect(shown()).toBe(expected);
    expect(amountBox()).toBeValid();
  });

  test('what is no amount stays to be mended, with the message at the field', async () => {
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

  function Years() {
    const [text, setText] = useState('50');
    return (
      <SliderField
        aria-label="Years, slider"
        min={1}
        max={40}
        step={1}
        value={Number(text)}
        valueText={`${text} years`}
        onSlide={(years) => setText(String(years))}
      >
        <PercentField id="years" label="Years" value={text} onType={setText} />
      </SliderField>
    );
  }

  test('slider and box keep step, and a value beyond the slider is still the value', async () => {
    render(<Years />);
    const slider = screen.getByRole('slider', { name: 'Years, slider' });
    const box = screen.getByRole('textbox', { name: 'Years' });
    expect(slider).toHaveValue('40');
    expect(box).toHaveValue('50');
    await user.clear(box);
    await user.type(box, '12');
    expect(slider).toHaveValue('12');
    expect(slider).toHaveAttribute('aria-valuetext', '12 years');
  });
});

describe('change', () => {
  test.each([
    [1.256, 'up', '+1.26%', 'text-gain'],
    [-0.5, 'up', '−0.50%', 'text-loss'],
    [1.256, 'down', '+1.26%', 'text-loss'],
    [-0.5, 'down', '−0.50%', 'text-gain'],
  ] as const)('%p, good when %s, prints %s as %s', (percent, goodWhen, text, className) => {
    render(<Change text={formatSignedPercent(percent)} goodWhen={goodWhen} />);
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
