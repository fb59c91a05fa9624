import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-control bg-surface text-ink hover:bg-surface-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-loss bg-surface text-loss hover:bg-loss-soft',
};

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 py-2 text-base font-semibold ' +
  'no-underline transition-colors duration-quick aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

/** For a link that leaves the page by a full navigation and looks like a button. */
export function buttonClasses(look: ButtonLook, className?: string): string {
  return classNames(shape, looks[look], className);
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook;
  /** Says that a press is being worked on; the button keeps its focus and ignores further presses. */
  isBusy?: boolean;
};

/** A button that does something here. Busy is `aria-disabled`, never `disabled`: focus must not fall away. */
export function Button({
  look = 'primary',
  isBusy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(look, className)}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof RouteLink> & { look?: ButtonLook };

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <RouteLink {...rest} className={buttonClasses(look, className)} />;
}
