import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

/** The head of a group of fields that most people need not touch: its title, and what is set in it. Goes into a `details`. */
export function GroupSummary({
  title,
  settings,
  hasProblem = false,
}: {
  title: string;
  /** What is set in the group, in a line. */
  settings: ReactNode;
  /** A field of the group needs a correction. */
  hasProblem?: boolean;
}) {
  return (
    <summary className="group-summary">
      <span className="shrink-0 font-semibold max-xs:shrink">{title}</span>
      <span
        className={classNames(
          'ml-auto min-w-0 text-right text-xs wrap-anywhere',
          hasProblem ? 'font-semibold text-loss' : 'text-ink-soft',
        )}
      >
        {settings}
      </span>
      {/* Not DisclosureChevron: its module would bring the disclosures to the first scripts of a calculator. */}
      <Icon name="chevron-down" className="summary-chevron size-4" />
    </summary>
  );
}
