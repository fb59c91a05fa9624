import { TextField } from '@/components/ui/field';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { readField, type FieldName } from '@/lib/sip/fields';
import { queryKeys } from '@/lib/sip/query';
import { unitOf } from './field-problem';

/** The stretch that a slider covers: the usual amounts, not all that may be typed. */
const sliders: Record<FieldName, { min: number; max: number; step: number }> = {
  monthlyRupees: { min: 500, max: 100_000, step: 500 },
  annualReturnPercent: { min: 1, max: 30, step: 0.5 },
  years: { min: 1, max: 40, step: 1 },
  yearlyStepUpPercent: { min: 0, max: 25, step: 1 },
  lumpSumRupees: { min: 0, max: 5_000_000, step: 25_000 },
};

/** One input, typed or slid. The box carries the name and counts; the slider is a second way to reach it. */
export function PlanField({
  name,
  text,
  error,
  messages,
  onVisit,
  onType,
  onSlide,
  onLeave,
}: {
  name: FieldName;
  text: string;
  error: string | null;
  messages: Messages['sip']['fields'];
  onVisit: () => void;
  onType: (text: string) => void;
  onSlide: (value: number) => void;
  onLeave: () => void;
}) {
  const id = `sip-${queryKeys[name]}`;
  const isRupees = unitOf(name) === 'Rupees';
  const read = readField(name, text);
  const slider = sliders[name];
  const value = read.ok ? read.value : slider.min;
  return (
    <div className="grid gap-1">
      <TextField
        id={id}
        name={queryKeys[name]}
        label={messages[name].label}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        error={error}
        hint={isRupees ? (read.ok ? rupeesInWords(read.value) : messages.rupeesHint) : undefined}
        className="tabular-nums"
        onChange={(event) => onType(event.target.value)}
        onFocus={onVisit}
        onBlur={onLeave}
      />
      <input
        type="range"
        aria-label={messages[name].slider}
        aria-valuetext={isRupees ? formatLakhCrore(value) : valueText(name, value)}
        {...slider}
        value={Math.min(Math.max(value, slider.min), slider.max)}
        onFocus={onVisit}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        className="h-6 w-full accent-(--accent) print:hidden noscript:hidden"
      />
    </div>
  );
}

function valueText(name: FieldName, value: number): string {
  return unitOf(name) === 'Percent' ? formatPercent(value) : formatNumber(value);
}
