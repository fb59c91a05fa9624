import type { WidgetSetting } from '@/lib/education/domain/lesson-files';

export type WidgetKind = WidgetSetting['kind'];

type FieldUnit = 'rupees' | 'percent' | 'years' | 'months';

export type WidgetField = {
  name: string;
  unit: FieldUnit;
  min: number;
  max: number;
  isWhole?: boolean;
};

const rupees = (name: string, min = 0): WidgetField => ({ name, unit: 'rupees', min, max: 1e10 });
const percent = (name: string, min: number, max: number): WidgetField => ({
  name,
  unit: 'percent',
  min,
  max,
});
const years = (max: number): WidgetField => ({
  name: 'years',
  unit: 'years',
  min: 1,
  max,
  isWhole: true,
});
const months = (max: number): WidgetField => ({
  name: 'months',
  unit: 'months',
  min: 1,
  max,
  isWhole: true,
});

/** What each calculator of a lesson asks for. */
export const widgetFields: Readonly<Record<WidgetKind, readonly WidgetField[]>> = {
  sip: [rupees('monthlyRupees', 1), percent('annualRatePercent', 0, 40), years(50)],
  tax: [rupees('grossSalaryRupees', 1), rupees('deductionsRupees')],
  xirr: [rupees('monthlyRupees', 1), months(600), rupees('valueRupees', 1)],
  option: [rupees('spot', 1), percent('volatilityPercent', 1, 200), rupees('lastSpot')],
  emi: [rupees('principalRupees', 1), percent('annualRatePercent', 0, 60), months(480)],
  goal: [rupees('targetRupees', 1), years(50), percent('annualRatePercent', 0, 40)],
  'emergency-fund': [rupees('monthlyRupees', 1), months(36), rupees('savedRupees')],
  'real-value': [rupees('rupees', 1), percent('inflationPercent', 0, 20), years(60)],
};

export type WidgetValues = Readonly<Record<string, number>>;

/** First values of a lesson's calculator: those of the lesson, else our example values. */
export function startValues(setting: WidgetSetting): WidgetValues {
  const numbers = Object.entries(setting).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { ...examples[setting.kind], ...Object.fromEntries(numbers) };
}

const examples: Readonly<Record<WidgetKind, WidgetValues>> = {
  sip: {},
  tax: { deductionsRupees: 200_000 },
  xirr: { monthlyRupees: 5_000, months: 36, valueRupees: 210_000 },
  option: { spot: 20_000, volatilityPercent: 15, lastSpot: 20_500 },
  emi: {},
  goal: {},
  'emergency-fund': { savedRupees: 0 },
  'real-value': {},
};
