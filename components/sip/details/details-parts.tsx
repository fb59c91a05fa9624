import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import type { FieldName, SipInputs } from '@/lib/sip/domain/inputs/fields';
import type { TabId } from '@/lib/sip/domain/inputs/page-query';
import { classNames } from '@/components/ui/class-names';

/** Props of every part below the answer. */
export type PanelProps = {
  inputs: SipInputs;
  answer: SipAnswer;
  /** The day on which plans begin. */
  today: IsoDate;
  /** What the links of the page say beside the plan. */
  besideQuery: string;
  messages: Messages['sip'];
  /** Changes a field from beside the figures that it changes; absent where the server draws, which uses links. */
  onChoose?: (name: FieldName, value: string) => void;
};

export type DetailsProps = Omit<PanelProps, 'besideQuery'> & {
  /** The chosen tab; null for the one that suits the fields. */
  tab: TabId | null;
  /** The part of the query beside the inputs: the fund whose history the plan uses. */
  savedQuery: string;
  /** The part that says which saved plan was opened. */
  openedQuery: string;
  /** Whether the page has the plan on a fund's history, which only the server computes. */
  hasHistory: boolean;
  /** Shows a tab; absent where the server draws, and links do it. */
  onTab?: (tab: TabId) => void;
};

/** A few ways to see the same plan. Links, so that they work without scripts and can be shared. */
export function ChoiceLinks<Value extends string>({
  label,
  values,
  current,
  texts,
  hrefOf,
  onChoose,
}: {
  label: string;
  values: readonly Value[];
  current: Value;
  texts: Readonly<Record<Value, string>>;
  hrefOf: (value: Value) => string;
  /** Replaces following the link once the calculator runs in the browser. */
  onChoose?: (value: Value) => void;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value}>
            <a
              href={hrefOf(value)}
              aria-current={value === current || undefined}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault();
                  onChoose(value);
                })
              }
              className={classNames(
                'inline-flex min-h-9 items-center rounded border px-3 text-sm font-semibold max-lg:min-h-11',
                value === current
                  ? 'border-accent bg-accent-soft text-accent-strong'
                  : 'border-line text-ink-soft hover:bg-surface-sunken hover:text-ink',
              )}
            >
              {texts[value]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
