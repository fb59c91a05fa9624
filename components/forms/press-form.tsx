import { type ReactNode, useRef } from 'react';
import { heldForm, useHeldSubmit } from './use-held-submit';

/**
 * Around a submit button that scripts answer. A form, so that a page refuses the press after another member has signed in
 * (components/shell/member-area.tsx), as it refuses every form.
 */
export function PressForm({
  onPress,
  className,
  children,
}: {
  onPress: (form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useHeldSubmit(form);
  return (
    <form
      ref={form}
      {...heldForm}
      onSubmit={(event) => {
        event.preventDefault();
        onPress(event.currentTarget);
      }}
      className={className}
    >
      {children}
    </form>
  );
}
