/** The slider moves: spot in percent, volatility in percentage points, days after the strategy's day. */
export type Moves = { spotPercent: number; volatilityPoints: number; days: number };

export const noMoves: Moves = { spotPercent: 0, volatilityPoints: 0, days: 0 };
