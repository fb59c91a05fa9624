import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  // The border shows in forced colours, which leave out the background.
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink hover:bg-surface-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-loss bg-surface text-loss hover:bg-loss-soft',
};

const shape =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded px-3.5 py-1.5 text-sm font-semibold max-lg:min-h-11 ' +
  'no-underline transition-colors duration-quick aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

/** For a link that leaves the page by a full navigation and looks like a button. */
export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return classNames(shape, variantClasses[variant], className);
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** Says that a press is being worked on; the button keeps its focus and ignores further presses. */
  isBusy?: boolean;
};

/** A button that does something here. Busy is `aria-disabled`, never `disabled`: focus must not fall away. */
export function Button({
  variant = 'primary',
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
      className={buttonClasses(variant, className)}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof RouteLink> & { variant?: ButtonVariant };

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <RouteLink {...rest} className={buttonClasses(variant, className)} />;
}
