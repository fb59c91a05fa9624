import type { SelectOption } from '@/components/ui/fields/select';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import {
  choiceFields,
  comparedNames,
  isChoice,
  keyOf,
  otherPlanIds,
  ownName,
  ruleOf,
  type ChoiceName,
  type FieldName,
  type NumberName,
} from '@/lib/sip/domain/inputs/fields';
import { queryVersion } from '@/lib/sip/domain/inputs/query';

/** One field as the browser draws it: everything in words, so that no table of fields is shipped with the code. */
export type FieldView = {
  name: FieldName;
  /** Its name in the form and in the address. */
  key: string;
  variant: 'rupees' | 'percent' | 'text' | 'choice';
  label: string;
  /** The label with the set that the field belongs to, where other fields have the same. */
  fullLabel?: string;
  options?: readonly SelectOption[];
  slider?: SliderView;
  /** Takes a whole line where fields are two in a line. */
  isWide?: boolean;
};

type SliderView = { min: number; max: number; step: number; label: string };

type FieldSet = { legend: string | null; fields: readonly FieldView[] };

export type GroupId = keyof Messages['sip']['fields']['groups'];

export type FormGroup = { id: GroupId; title: string; note: string; sets: readonly FieldSet[] };

export type FormView = {
  core: readonly FieldView[];
  /** What takes the place of fields of the same name while the step-up is counted in rupees. */
  inRupees: Partial<Record<FieldName, FieldView>>;
  groups: readonly FormGroup[];
  /** Chosen beside the answer; the form carries them along. */
  hidden: readonly { name: ChoiceName; key: string; start: string }[];
  /** The version of the keys. */
  version: string;
};

type FieldMessages = Messages['sip']['fields'];

/** The stretch that a slider covers: the usual amounts, not all that may be typed. */
const sliders: Partial<Record<FieldName, Omit<SliderView, 'label'>>> = {
  monthlyRupees: { min: 500, max: 100_000, step: 500 },
  annualReturnPercent: { min: 1, max: 30, step: 0.5 },
  years: { min: 1, max: 40, step: 1 },
  stepUp: { min: 0, max: 25, step: 1 },
  lumpSumRupees: { min: 0, max: 5_000_000, step: 25_000 },
  inflationPercent: { min: 0, max: 12, step: 0.5 },
};

const stepUpRupeesSlider = { min: 0, max: 10_000, step: 250 };

/** The form in the order in which the page asks: four fields, and what refines them in groups. */
export function formView(messages: FieldMessages): FormView {
  const { labels, sets } = messages;
  const field = (name: FieldName, label: string, set?: string) =>
    fieldView(name, label, messages, set);
  const plain = (...names: (NumberName & keyof typeof labels)[]) =>
    names.map((name) => field(name, labels[name]));
  const unnamed = (...fields: FieldView[]): FieldSet[] => [{ legend: null, fields }];
  const group = (id: GroupId, fieldSets: readonly FieldSet[]): FormGroup => ({
    id,
    title: messages.groups[id],
    note: messages.notes[id],
    sets: fieldSets,
  });
  const topUp = (number: 1 | 2 | 3): FieldSet => {
    const legend = fill(sets.topUp, { number });
    return {
      legend,
      fields: [
        field(`topUp${number}Rupees`, labels.topUpRupees, legend),
        field(`topUp${number}Month`, labels.topUpMonth, legend),
        field(`topUp${number}Repeats`, labels.topUpRepeats, legend),
      ],
    };
  };
  const pause = (number: 1 | 2): FieldSet => {
    const legend = fill(sets.pause, { number });
    return {
      legend,
      fields: [
        field(`pause${number}Month`, labels.pauseMonth, legend),
        field(`pause${number}Months`, labels.pauseMonths, legend),
      ],
    };
  };
  return {
    core: plain('monthlyRupees', 'annualReturnPercent', 'years', 'stepUp'),
    inRupees: {
      stepUp: {
        ...field('stepUp', labels.stepUp),
        variant: 'rupees',
        slider: { ...stepUpRupeesSlider, label: fill(messages.slider, { label: labels.stepUp }) },
      },
      'b.stepUp': { ...field('b.stepUp', labels.stepUp, sets.b), variant: 'rupees' },
      'c.stepUp': { ...field('c.stepUp', labels.stepUp, sets.c), variant: 'rupees' },
    },
    groups: [
      group('lumpSum', unnamed(...plain('lumpSumRupees').map(wide))),
      group(
        'steps',
        unnamed(
          field('stepUpUnit', labels.stepUpUnit),
          ...plain('stepUpEveryMonths', 'instalmentCapRupees', 'extraMonths'),
        ),
      ),
      group('sums', [topUp(1), topUp(2), topUp(3), pause(1), pause(2)]),
      group(
        'costs',
        unnamed(
          ...plain('inflationPercent').map(wide),
          field('fund', labels.fund),
          ...plain('slabRatePercent', 'expenseRatioPercent', 'delayMonths'),
        ),
      ),
      group(
        'goal',
        unnamed(...plain('goalRupees').map(wide), wide(field('goalUnknown', labels.goalUnknown))),
      ),
      group(
        'withdrawals',
        unnamed(
          ...plain('withdrawalRupees'),
          field('withdrawalEvery', labels.withdrawalEvery),
          ...plain(
            'withdrawalYears',
            'withdrawalReturnPercent',
            'withdrawalRisePercent',
            'age',
            'corpusRupees',
            'corpusCostRupees',
          ),
        ),
      ),
      group(
        'compare',
        otherPlanIds.map((id) => ({
          legend: sets[id],
          fields: comparedNames.map((name) => field(`${id}.${name}`, labels[name], sets[id])),
        })),
      ),
    ],
    hidden: (['rateConvention', 'paidAt', 'tableOf'] as const).map((name) => ({
      name,
      key: keyOf(name),
      start: choiceFields[name].options[0],
    })),
    version: queryVersion,
  };
}

function wide(view: FieldView): FieldView {
  return { ...view, isWide: true };
}

function fieldView(
  name: FieldName,
  label: string,
  messages: FieldMessages,
  set?: string,
): FieldView {
  const key = keyOf(name);
  const labels = set ? { label, fullLabel: fill(messages.of, { label, set }) } : { label };
  if (isChoice(name)) {
    const options = choiceFields[name].options.map((value) => ({
      value,
      label: messages.choices[value],
    }));
    return { name, key, variant: 'choice', ...labels, options };
  }
  const slider = sliders[name];
  const { unit } = ruleOf(name, 'percent');
  return {
    name,
    key,
    variant: unit === 'rupees' || unit === 'percent' ? unit : 'text',
    ...labels,
    ...(slider && ownName(name) === name
      ? { slider: { ...slider, label: fill(messages.slider, { label }) } }
      : null),
  };
}
