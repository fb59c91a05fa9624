import { parseNumber, parseRupees } from '@/lib/money/parse';
import {
  widgetFields,
  type WidgetKind,
  type WidgetValues,
  widgetResults,
  type WidgetResult,
} from './widget-rules';

type WidgetAnswer = {
  /** Names of fields whose text is no number within the field's bounds. */
  problems: readonly string[];
  /** Null while a field has a problem. */
  results: readonly WidgetResult[] | null;
};

/** The rules of all calculators, fetched when a visitor first goes to a field of one. */
export function answerTyped(
  kind: WidgetKind,
  preset: string | null,
  typed: Readonly<Record<string, string>>,
): WidgetAnswer {
  const problems: string[] = [];
  const values: Record<string, number> = {};
  for (const { name, unit, min, max, isWhole } of widgetFields[kind]) {
    const text = typed[name] ?? '';
    const read = unit === 'rupees' ? parseRupees(text) : parseNumber(text);
    const isFine =
      read.ok &&
      read.value >= min &&
      read.value <= max &&
      (!isWhole || Number.isInteger(read.value));
    if (isFine) values[name] = read.value;
    else problems.push(name);
  }
  if (problems.length > 0) return { problems, results: null };
  return { problems, results: widgetResults(kind, preset, values satisfies WidgetValues) };
}

/** For `useCalculator`: the results are the inputs of no further step. */
export function widgetRules(kind: WidgetKind, preset: string | null) {
  return {
    read: (typed: Readonly<Record<string, string>>) => {
      const { problems, results } = answerTyped(kind, preset, typed);
      return {
        inputs: results,
        problems: Object.fromEntries(problems.map((name) => [name, true])),
      };
    },
    answer: (results: readonly WidgetResult[]) => results,
  };
}
