import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SmileChart } from '@/components/options/chain/volatility-views';
import { PastMovesCard } from '@/components/options/history/past-moves-card';
import { HeatCard } from '@/components/options/position/heat-card';
import { PayoffFigure } from '@/components/options/position/payoff-figure';
import { saveCsv } from '@/components/ui/files/save-csv';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { messages } from '@/lib/messages';
import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { noMoves } from '@/lib/options/domain/position/what-if';

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));

const { optionChain, optionHistory, options } = messages();
const query = 'v=1&l=s_p_1_65_100_2026-12-01_24000_0.12&s=24000&date=2026-11-20';
const { typed } = typedFromQuery(new URLSearchParams(query), '2026-11-20');
const analysis = analyse(readStrategy(typed).strategy!);
const closes = tradingDaysAfter('2026-01-01', '2026-11-19').map((date, index) => ({
  ...{ date, close: 24_000 * (index % 2 ? 1.01 : 1) },
}));
const volatilities = [24_000, 24_100].map((strike) => ({
  ...{ strike, volatility: 0.12, from: 'call' as const },
}));

const position =
  /^"NIFTY: Sell 1 × 24,000 Put, 1 Dec 2026 at ₹100\.00, 65 units a lot\. Spot 24,000 on 20 Nov 2026, interest .*% and dividend yield .*% a year\. Calculated by Arthayatra/m;

/** Name, figure, and what its files say of themselves. */
const figures: [string, ReactElement, readonly RegExp[]][] = [
  [
    'the payoff',
    <PayoffFigure key="" analysis={analysis} moves={noMoves} messages={options} />,
    [position, /the dotted one on 20 Nov 2026 at volatility unchanged/],
  ],
  [
    'the results by date and volatility',
    <HeatCard key="" analysis={analysis} moves={noMoves} messages={options} />,
    [position],
  ],
  [
    'past moves',
    <PastMovesCard
      key=""
      {...{ analysis, closes, symbol: 'NIFTY' }}
      messages={optionHistory.moves}
      optionMessages={options}
    />,
    [position, /windows of 6 trading days \(2 Jan 2026 to 19 Nov 2026\)/],
  ],
  [
    'the smile',
    <SmileChart
      key=""
      {...{ volatilities, spot: 24_000, csvSource: 'NIFTY, 1 Dec 2026' }}
      messages={optionChain.smile}
    />,
    [/^"NIFTY, 1 Dec 2026"/m],
  ],
];

test.each(figures)(
  'each CSV of %s says of what, when and from where it is',
  async (_, figure, said) => {
    jest.mocked(saveCsv).mockClear();
    render(figure);
    const buttons = screen.getAllByText(options.payoff.labels.csv);
    for (const button of buttons) fireEvent.click(button);
    await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(buttons.length));
    for (const [, text] of jest.mocked(saveCsv).mock.calls) {
      for (const part of said) expect(text).toMatch(part);
    }
  },
);
