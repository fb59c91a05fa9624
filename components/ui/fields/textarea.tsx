import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClasses, describedBy, Field, type FieldMessages } from './field';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldMessages & { id: string };

/** Several lines of text. It grows with them where the browser can. */
export function Textarea({ label, note, hint, error, pending, ...area }: TextareaProps) {
  const messages = { label, note, hint, error, pending };
  return (
    <Field id={area.id} {...messages}>
      <textarea
        rows={3}
        {...area}
        {...describedBy(area.id, { hint, error })}
        className={classNames(
          controlClasses,
          'field-sizing-content max-h-80 min-h-24 resize-y print:max-h-none',
        )}
      />
    </Field>
  );
}
