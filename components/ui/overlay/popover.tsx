import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
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

/** A button that opens a navigation: a short list of links. */
export function PopoverMenu({
  id,
  label,
  button,
  isNamedByText = false,
  current,
  links,
}: {
  id: string;
  label: string;
  button: ReactNode;
  /** Whether the button shows a text, which then is its name instead of `label`. */
  isNamedByText?: boolean;
  /** The id of the link to this page. */
  current: string | null;
  links: readonly { id?: string; href: string; text: string; isFile: boolean }[];
}) {
  const entry = 'flex min-h-11 items-center rounded px-3 text-sm hover:bg-surface-sunken';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={isNamedByText ? undefined : label}
        className={buttonClasses('secondary', isNamedByText ? 'max-sm:px-2.5' : undefined)}
      >
        {button}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="help-note min-w-48 rounded border border-line bg-surface-raised p-1.5 text-ink shadow-raised"
      >
        <ul>
          {links.map(({ id: own, href, text, isFile }) => (
            <li key={href}>
              {isFile ? (
                <a href={href} download className={entry}>
                  {text}
                </a>
              ) : (
                <RouteLink
                  href={href}
                  prefetches={false}
                  isCurrent={own !== undefined && own === current}
                  className={entry}
                >
                  {text}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
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
