import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClasses } from '@/components/ui/fields/field';

/** Id of the legs form; the choices of the title row belong to it and are outside it. */
export const optionFormId = 'option-form';

/** A list in the title row, whose label only screen readers hear: its value says what it is. */
export function TitleSelect({
  label,
  className,
  ...select
}: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <div className={classNames('relative', className)}>
      <label htmlFor={select.id} className="sr-only">
        {label}
      </label>
      <select
        {...select}
        form={optionFormId}
        className={`${controlClasses} appearance-none pr-7 pl-2.5! text-sm! font-semibold text-ellipsis`}
      />
      <ChevronDownIcon
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
