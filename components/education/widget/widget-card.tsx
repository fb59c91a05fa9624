import { monthsPerYear } from '@/lib/calendar/date-parts';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { WidgetSetting } from '@/lib/education/domain/lesson-files';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { LessonWidget } from './lesson-widget';
import {
  startValues,
  widgetFields,
  type WidgetValues,
  type WidgetKind,
  widgetResults,
} from './widget-rules';
import type { Household } from '@/lib/household/household';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import { examplePlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { messages } from '@/lib/messages';

const { widget: widgetMessages } = messages().education;

/** The address of the full calculator. */
const wholePaths: Partial<Record<WidgetSetting['kind'], string>> = {
  sip: '/features/sip-calculator',
  goal: '/features/sip-calculator',
  'real-value': '/features/sip-calculator',
  tax: '/features/income-tax-calculator',
  option: '/features/option-trading',
  'emergency-fund': '/analytics',
};

/** What one's own numbers for a calculator are saved with. */
const sources: Partial<Record<WidgetSetting['kind'], 'household' | 'plan'>> = {
  sip: 'plan',
  goal: 'plan',
  'real-value': 'plan',
  xirr: 'plan',
  'emergency-fund': 'household',
  emi: 'household',
};

/** The calculator of a lesson: it begins with the lesson's example and can take the member's own numbers. */
export function WidgetCard({
  setting,
  own,
}: {
  setting: WidgetSetting;
  own: readonly OwnNumbers[];
}) {
  const { kind } = setting;
  const { title, fields, results } = widgetMessages.kinds[kind];
  const labels: Readonly<Record<string, string>> = fields;
  const preset = setting.kind === 'option' ? setting.preset : null;
  const start = startValues(setting);
  const whole = wholePaths[kind];
  const source = sources[kind];
  return (
    <Card
      id="calculator"
      title={title}
      titleId="calculator-title"
      description={widgetMessages.title}
    >
      <LessonWidget
        kind={kind}
        preset={preset}
        fields={widgetFields[kind].map(({ name, unit, min, max }) => ({
          name,
          label: labels[name] ?? name,
          unit: widgetMessages.units[unit],
          isBefore: unit === 'rupees',
          problem: fill(widgetMessages.problem, { min: formatNumber(min), max: formatNumber(max) }),
        }))}
        start={typedOf(start)}
        startResults={widgetResults(kind, preset, start)}
        mine={own.map(({ what, values }) => ({ what, typed: typedOf(values) }))}
        messages={{
          mine: widgetMessages.mine,
          mineOf: widgetMessages.mineOf,
          example: widgetMessages.example,
          none: source ? widgetMessages.none[source] : null,
          unlimited: widgetMessages.unlimited,
          unavailable: widgetMessages.unavailable,
          results,
        }}
      />
      {whole ? (
        <p className="mt-4 text-sm">
          <TextLink href={whole}>{widgetMessages.whole}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

function typedOf(values: WidgetValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatNumber(value, 2)]),
  );
}

/** Numbers that a member has saved on this site, for a calculator of a lesson. */
type OwnNumbers = { what: string; values: WidgetValues };

type SavedNumbers = { plans: readonly SavedPlanSummary[]; household: Household };

/** As many as one can choose from beside a calculator. */
const maxChoices = 3;

/**
 * Whether a plan is an instalment alone, as the calculators of a lesson know it: with a step-up or a lump
 * sum, its end would be another sum here, and its XIRR a wrong one.
 */
function isPlain({ plan, projection }: SavedPlanSummary): boolean {
  const { monthlyRupees, annualReturnPercent, months } = plan;
  const plain = { ...examplePlan, monthlyRupees, annualReturnPercent, months };
  return annualReturnPercent >= 0 && projectSip(plain).valueRupees === projection.valueRupees;
}

/** The numbers of a member's plans and household that fit a calculator; empty where none fits. */
export function ownNumbers(
  kind: WidgetKind,
  { plans, household }: SavedNumbers,
  messages: { preset: string; household: string },
): readonly OwnNumbers[] {
  const fromPlans = (
    fits: (summary: SavedPlanSummary) => boolean,
    valuesOf: (summary: SavedPlanSummary) => WidgetValues,
  ) =>
    plans
      .filter(fits)
      .slice(0, maxChoices)
      .map((summary, index) => ({
        what: summary.title || `${messages.preset}${index > 0 ? ` ${index + 1}` : ''}`,
        values: valuesOf(summary),
      }));
  const fromHousehold = (values: Record<string, number | null>): readonly OwnNumbers[] => {
    const known = Object.entries(values).filter(
      (entry): entry is [string, number] => entry[1] !== null && entry[1] > 0,
    );
    return known.length > 0
      ? [{ what: messages.household, values: Object.fromEntries(known) }]
      : [];
  };
  const yearsOf = ({ plan }: SavedPlanSummary) => plan.months / monthsPerYear;
  const hasWholeYears = (summary: SavedPlanSummary) => Number.isInteger(yearsOf(summary));
  switch (kind) {
    case 'sip':
      return fromPlans(
        (summary) => isPlain(summary) && hasWholeYears(summary),
        (summary) => ({
          monthlyRupees: summary.plan.monthlyRupees,
          annualRatePercent: summary.plan.annualReturnPercent,
          years: yearsOf(summary),
        }),
      );
    case 'goal':
      return fromPlans(hasWholeYears, (summary) => ({
        targetRupees: summary.projection.valueRupees,
        annualRatePercent: Math.max(0, summary.plan.annualReturnPercent),
        years: yearsOf(summary),
      }));
    case 'real-value':
      return fromPlans(hasWholeYears, (summary) => ({
        rupees: summary.projection.valueRupees,
        years: yearsOf(summary),
      }));
    case 'xirr':
      return fromPlans(isPlain, (summary) => ({
        monthlyRupees: summary.plan.monthlyRupees,
        months: summary.plan.months,
        valueRupees: summary.projection.valueRupees,
      }));
    case 'emergency-fund':
      return fromHousehold({
        monthlyRupees: withInstalments(household),
        savedRupees: household.savingsRupees,
      });
    case 'emi':
      return fromHousehold({ principalRupees: household.loansRupees });
    // Take-home pay is not a gross salary, and all investments so far are not the deductions of a year.
    case 'tax':
    case 'option':
      return [];
  }
}

/** What must be paid in a month; null where a part of it is not answered. */
function withInstalments({ monthlySpendRupees, monthlyEmiRupees }: Household): number | null {
  return monthlySpendRupees === null || monthlyEmiRupees === null
    ? null
    : monthlySpendRupees + monthlyEmiRupees;
}
