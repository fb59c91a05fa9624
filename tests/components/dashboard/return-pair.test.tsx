import { render, screen } from '@testing-library/react';
import { ReturnPair } from '@/components/dashboard/portfolio/return-pair';
import type { TwoReturns } from '@/lib/dashboard/domain/gains-and-returns';
import { messages } from '@/lib/messages';

const { returns: texts } = messages().dashboard;

const draw = (changes: Partial<TwoReturns>) => {
  const returns: TwoReturns = {
    ...{ since: '2024-01-10', isMoneyPerYear: true, moneyPercent: 12 },
    ...{ isTimePerYear: true, timePercent: 10, ...changes },
  };
  render(<ReturnPair returns={returns} jumps={[]} periods={null} />);
};

test('two returns of a year are compared', () => {
  draw({});
  expect(screen.getAllByText(texts.perYear)).toHaveLength(2);
  expect(screen.getByText(texts.better.replace('{points}', '2.0'))).toBeInTheDocument();
});

test('a return of a year and one in total say which they are, and are not compared', () => {
  draw({ isTimePerYear: false });
  expect(screen.getByText(texts.perYear)).toBeInTheDocument();
  expect(screen.getByText(texts.whole)).toBeInTheDocument();
  expect(screen.getByText(texts.otherTimes)).toBeInTheDocument();
});

test('a return that is not known says why', () => {
  draw({ isTimePerYear: false, timePercent: null });
  expect(screen.getByText(texts.noGrowth)).toBeInTheDocument();
  expect(screen.getByText(texts.notCompared)).toBeInTheDocument();
});
