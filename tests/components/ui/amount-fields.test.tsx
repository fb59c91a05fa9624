import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { PercentField } from '@/components/ui/fields/percent-field';
import { caretAfterGrouping, RupeeField } from '@/components/ui/fields/rupee-field';
import { SliderField } from '@/components/ui/fields/slider-field';
import { groupTyped } from '@/lib/money/group-typed';
import { parseRupees } from '@/lib/money/parse';

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
