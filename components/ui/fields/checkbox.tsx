import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { describedBy, FieldNotes, LabelNote, type FieldMessages } from './field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Omit<FieldMessages, 'label'> & {
    id: string;
    /** A sentence, which may hold links. */
    label: ReactNode;
  };

/** A box to tick, with its sentence beside it. */
export function Checkbox({
  label,
  note,
  hint,
  error,
  pending,
  className,
  ...input
}: CheckboxProps) {
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          {...describedBy(input.id, { hint, error })}
          className="checkbox"
        />
        <label htmlFor={input.id}>
          {label}
          <LabelNote>{note}</LabelNote>
        </label>
      </div>
      <FieldNotes id={input.id} hint={hint} error={error} pending={pending} />
    </div>
  );
}
