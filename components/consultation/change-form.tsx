'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import type { ReactNode } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import type { ChangeAnswer } from '@/lib/consultation/domain/form-answers';

/**
 * A button that changes a booking, with an optional reason. A plain form: it works without scripts, and
 * an error is shown beside it with the typed reason.
 */
export function ChangeForm({
  action,
  hidden,
  reason,
  submit,
  variant = 'danger',
  problems,
  children,
}: {
  action: (previous: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
  hidden: Readonly<Record<string, string>>;
  reason?: { label: string; hint: string; max: number };
  submit: string;
  variant?: ButtonVariant;
  problems: Readonly<Record<NonNullable<ChangeAnswer['problem']>, string>>;
  /** The link back. */
  children?: ReactNode;
}) {
  const { answer, isPending, form } = useFormAction<ChangeAnswer>(
    action,
    { problem: null, typed: '' },
    { failed: { problem: 'unavailable' }, resetsAfter: ({ problem }) => problem === null },
  );
  const { problem, typed } = answer;
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HiddenInputs values={Object.entries(hidden)} />
      <LiveRegion isUrgent>
        {problem ? <Alert tone="bad">{problems[problem]}</Alert> : null}
      </LiveRegion>
      {reason ? (
        <Textarea
          id="reason"
          name="reason"
          label={reason.label}
          hint={reason.hint}
          maxLength={reason.max}
          defaultValue={typed}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant={variant} isBusy={isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
