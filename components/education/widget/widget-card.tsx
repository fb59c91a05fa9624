import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { WidgetSetting } from '@/lib/education/domain/lesson-front-matter';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { LessonWidget } from './lesson-widget';
import type { OwnNumbers } from './own-numbers';
import { startValues, widgetFields, type WidgetValues } from './widget-fields';
import { widgetResults } from './widget-results';

/** The address of the full calculator. */
const wholePaths: Partial<Record<WidgetSetting['kind'], string>> = {
  sip: '/features/sip-calculator',
  goal: '/features/sip-calculator',
  'real-value': '/features/sip-calculator',
  tax: '/features/income-tax-calculator',
  option: '/features/option-trading',
  'emergency-fund': '/analytics',
};

/** The calculator of a lesson: it begins with the lesson's example and can take the member's own numbers. */
export function WidgetCard({
  setting,
  own,
  messages,
}: {
  setting: WidgetSetting;
  own: readonly OwnNumbers[];
  messages: Messages['education']['widget'];
}) {
  const { kind } = setting;
  const { title, fields, results } = messages.kinds[kind];
  const labels: Readonly<Record<string, string>> = fields;
  const preset = setting.kind === 'option' ? setting.preset : null;
  const start = startValues(setting);
  const whole = wholePaths[kind];
  return (
    <Card id="calculator" title={title} titleId="calculator-title" description={messages.title}>
      <LessonWidget
        kind={kind}
        preset={preset}
        fields={widgetFields[kind].map(({ name, unit, min, max }) => ({
          name,
          label: labels[name] ?? name,
          unit: messages.units[unit],
          isBefore: unit === 'rupees',
          problem: fill(messages.problem, { min: formatNumber(min), max: formatNumber(max) }),
        }))}
        start={typedOf(start)}
        startResults={widgetResults(kind, preset, start)}
        mine={own.map(({ what, values }) => ({ what, typed: typedOf(values) }))}
        messages={{
          mine: messages.mine,
          mineOf: messages.mineOf,
          example: messages.example,
          none: messages.none,
          unlimited: messages.unlimited,
          unavailable: messages.unavailable,
          results,
        }}
      />
      {whole ? (
        <p className="mt-4 text-sm">
          <TextLink href={whole}>{messages.whole}</TextLink>
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
