import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { RouteLink } from '@/components/ui/route-link';

/**
 * A button that opens a dialog with controls or text below it. Both components of this file use the browser's popover,
 * so that they work without scripts, and Escape or a press elsewhere closes them.
 */
export function Popover({
  id,
  label,
  icon,
  isIconOnPhones = false,
  className,
  children,
}: {
  id: string;
  /** Names the button. */
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Whether a phone shows the icon alone; the label is still the button's name. */
  isIconOnPhones?: boolean;
  /** The class of the button. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClasses('secondary', className)}>
        {icon}
        {isIconOnPhones ? <span className="max-md:sr-only">{label}</span> : label}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="help-note max-h-[80dvh] w-96 max-w-[92vw] overflow-y-auto rounded border border-line bg-surface-raised p-4 text-left text-sm text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  );
}

type MenuLink = { id?: string; href: string; text: string; isFile: boolean };

/** A button that opens a navigation: a short list of links. */
export function PopoverMenu({
  id,
  label,
  button,
  isNamedByText = false,
  className,
  current,
  links,
  further,
}: {
  id: string;
  label: string;
  button: ReactNode;
  /** Whether the button shows a text, which then is its name instead of `label`. */
  isNamedByText?: boolean;
  /** The class of the button. */
  className?: string;
  /** The id of the link to this page. */
  current: string | null;
  links: readonly MenuLink[];
  /** A second list, below a line. */
  further?: { label: string; links: readonly MenuLink[] };
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={isNamedByText ? undefined : label}
        className={buttonClasses(
          'secondary',
          classNames(isNamedByText && 'max-sm:px-2.5', className),
        )}
      >
        {button}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="help-note min-w-48 rounded border border-line bg-surface-raised p-1.5 text-ink shadow-raised"
      >
        <MenuLinks links={links} current={current} />
        {further ? (
          <div className="mt-1.5 border-t border-line pt-1.5">
            <MenuLinks label={further.label} links={further.links} current={current} />
          </div>
        ) : null}
      </nav>
    </>
  );
}

function MenuLinks({
  label,
  links,
  current,
}: {
  label?: string;
  links: readonly MenuLink[];
  current: string | null;
}) {
  const entry = 'flex min-h-11 items-center rounded px-3 text-sm hover:bg-surface-sunken';
  return (
    <ul aria-label={label}>
      {links.map(({ id, href, text, isFile }) => (
        <li key={href}>
          {isFile ? (
            <a href={href} download className={entry}>
              {text}
            </a>
          ) : (
            <RouteLink
              href={href}
              prefetches={false}
              isCurrent={id !== undefined && id === current}
              className={entry}
            >
              {text}
            </RouteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

const tones = {
  plain: 'bg-surface-sunken text-ink-soft',
  warn: 'bg-warn-soft text-warn',
  accent: 'bg-accent-soft text-accent-strong',
} as const;

/** A few words in a title row that open to what they mean; the browser's own popover, so it needs no script. */
export function PillNote({
  id,
  tone,
  text,
  details,
  children,
}: {
  id: string;
  tone: keyof typeof tones;
  text: string;
  /** What opens, for screen readers. */
  details: string;
  children: ReactNode;
}) {
  return (
    <>
      <button type="button" popoverTarget={id} className={`pill ${tones[tone]}`}>
        {text}
        {/* From app/menu-icons.css. */}
        <Icon name="info" className="size-4" />
        <span className="sr-only"> ({details})</span>
      </button>
      <div id={id} popover="auto" className="help-note pill-note">
        {children}
      </div>
    </>
  );
}
