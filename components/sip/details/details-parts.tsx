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

type ChoiceLink = {
  id: string;
  text: string;
  href: string;
  isCurrent: boolean;
  /** Replaces following the link once the calculator runs in the browser. */
  onChoose?: () => void;
};

/** A few ways to see the same plan. Links, so that they work without scripts and can be shared. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, text, href, isCurrent, onChoose }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={isCurrent || undefined}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault();
                  onChoose();
                })
              }
              className={classNames(
                'inline-flex min-h-9 items-center rounded border px-3 text-sm font-semibold max-lg:min-h-11',
                isCurrent
                  ? 'border-accent bg-accent-soft text-accent-strong'
                  : 'border-line text-ink-soft hover:bg-surface-sunken hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
