import { fireEvent, render, screen } from '@testing-library/react';
import { MarkedRule } from '@/components/picks/rule-text';
import { ownFormErrors } from '@/components/picks/own/own-form-errors';
import { OwnScreenForm } from '@/components/picks/own/own-screen-form';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { rangeSpecs } from '@/lib/picks/domain/screen/range-specs';

const words = messages();
const { form } = words.picksOwn.own;

function draw(query: Record<string, string | string[]>) {
  const reading = readOwnScreen(query);
  render(
    <OwnScreenForm
      path="/own"
      specs={rangeSpecs}
      boxes={reading.boxes}
      typed={reading.typed}
      errors={ownFormErrors(reading, form, words.picksRules)}
      ratioNames={[]}
      watchedCount={2}
      criteriaCount={3}
      messages={form}
    />,
  );
  return reading;
}

const rule = () => screen.getByLabelText<HTMLTextAreaElement>(form.rule);
const end = (sentence: string, name: string) =>
  screen.getByLabelText<HTMLInputElement>(fill(sentence, { name }));

test('sliders and boxes write the rule, beside what only words can say', () => {
  draw({ rule: 'Return on equity >= 15% AND Sales growth > 5%' });
  const atLeast = end(form.atLeast, 'Return on equity');
  expect(atLeast).toHaveValue('15');
  fireEvent.change(screen.getByRole('slider', { name: 'Return on equity, at least, slider' }), {
    target: { value: '22' },
  });
  expect(atLeast).toHaveValue('22');
  expect(rule()).toHaveValue('Return on equity >= 22% AND Sales growth > 5%');
  fireEvent.change(end(form.atMost, 'Debt to equity'), { target: { value: '0.5' } });
  fireEvent.change(screen.getByLabelText(form.joint), { target: { value: 'OR' } });
  expect(rule()).toHaveValue(
    'Return on equity >= 22% OR Debt to equity <= 0.5x OR Sales growth > 5%',
  );
});

test('a slider at its end sets no limit', () => {
  draw({ rule: 'Pledged holding <= 5% AND Market cap >= 500 cr' });
  fireEvent.change(screen.getByRole('slider', { name: 'Pledged holding, at most, slider' }), {
    target: { value: '100' },
  });
  expect(rule()).toHaveValue('Market cap >= 500 cr');
});

test('with scripts only the text is sent, and text by hand is never written over', () => {
  draw({ rule: 'Pledged holding <= 5%' });
  expect(end(form.atMost, 'Pledged holding')).not.toHaveAttribute('name');
  expect(screen.queryByRole('button', { name: form.runRanges })).not.toBeInTheDocument();
  fireEvent.change(rule(), { target: { value: 'Sales > 100 cr' } });
  expect(end(form.atMost, 'Pledged holding')).toBeDisabled();
  expect(screen.getByText(form.rangesStale)).toBeInTheDocument();
});

test('an error is shown at its field, with its position selected', () => {
  const { typed, problems } = draw({
    rule: 'Sales > 100 cr AND Debt to',
    by: 'Nothing',
    weight: '-1',
    take: '0',
  });
  expect(rule()).toHaveAccessibleDescription(/At character 25/);
  expect(rule()).toBeInvalid();
  expect(rule().selectionStart).toBe(24);
  expect(screen.getByLabelText(fill(form.by, { place: 1 }))).toBeInvalid();
  expect(screen.getByLabelText(fill(form.weight, { place: 1 }))).toBeInvalid();
  expect(screen.getByLabelText(form.take)).toHaveValue('0');
  expect(screen.getByLabelText(form.take)).toBeInvalid();
  render(<MarkedRule rule={typed.rule} error={problems.rule!} messages={form} />);
  expect(screen.getByRole('figure', { name: form.wrongAt })).toHaveTextContent(typed.rule);
});
