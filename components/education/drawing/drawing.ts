/** What the numbers of a drawing are. */
export type DrawingUnit = 'rupees' | 'percent' | 'crore';

/** The numbers of a lesson's drawing. Its words are in lib/messages/en/education/lesson-drawings.ts, its look in lesson-drawing.tsx. */
export type DrawingPlot =
  /** One value a step for each line, or for each layer of a stack. Null where a line has not begun. */
  | {
      kind: 'lines' | 'stack';
      steps: readonly number[];
      /** How a step is printed where it is money. */
      stepUnit?: DrawingUnit;
      unit: DrawingUnit;
      values: readonly (readonly (number | null)[])[];
    }
  /** One value for each category and series. */
  | { kind: 'bars'; unit: DrawingUnit; values: readonly (readonly number[])[] }
  | { kind: 'payoff'; points: readonly { price: number; profit: number }[]; spot: number };

export type Drawing = {
  plot: DrawingPlot;
  /** For the placeholders of its words. */
  figures: Readonly<Record<string, string>>;
};
