/**
 * A question mark beside a field, and what it opens: the word explained. The browser's own popover, so it works by
 * finger and key, Escape closes it, and it needs no script. Where the browser can, it hangs below its button;
 * elsewhere it stands in the middle of the screen.
 */
export function HelpNote({
  id,
  label,
  children,
  className,
}: {
  id: string;
  /** Name of the button: "What is: Gross salary". */
  label: string;
  children: string;
  className?: string;
}) {
  return (
    <span className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-8 place-items-center rounded-full text-accent hover:bg-accent-soft print:hidden"
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border border-current text-xs font-semibold"
        >
          ?
        </span>
      </button>
      <span
        id={id}
        popover="auto"
        className="help-note max-w-[min(22rem,90vw)] rounded border border-line bg-surface p-4 text-sm text-ink shadow-raised"
      >
        {children}
      </span>
    </span>
  );
}
