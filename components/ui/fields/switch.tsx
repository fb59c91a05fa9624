import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { describedBy, FieldNotes, LabelNote, type FieldMessages } from './field';

type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> &
  FieldMessages & { id: string };

// The knob is drawn by the box itself; where the system chooses the colours, its own box shows instead.
const track =
  'peer relative h-7 w-12 shrink-0 appearance-none rounded-full border border-control bg-surface-sunken transition-colors duration-quick ' +
  "before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-control before:transition-transform before:duration-quick before:content-[''] " +
  'checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent ' +
  'not-disabled:cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 ' +
  'forced-colors:appearance-auto forced-colors:before:hidden';

/**
 * On or off, with effect at once or when its form is sent. A checkbox underneath, so that Space toggles it and it
 * works without scripts.
 */
export function Switch({ label, note, hint, error, pending, className, ...input }: SwitchProps) {
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <div className="flex min-h-11 flex-row-reverse items-center justify-between gap-4">
        <input
          {...input}
          type="checkbox"
          role="switch"
          {...describedBy(input.id, { hint, error })}
          className={track}
        />
        <label
          htmlFor={input.id}
          className="text-sm font-semibold text-ink peer-disabled:text-ink-faint"
        >
          {label}
          <LabelNote>{note}</LabelNote>
        </label>
      </div>
      <FieldNotes id={input.id} hint={hint} error={error} pending={pending} />
    </div>
  );
}
