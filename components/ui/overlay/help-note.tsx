/**
 * A question mark beside a field, and what it opens: the word explained. The browser's own popover, so it works by
 * finger and key, Escape closes it, and it needs no script. Where the browser can, it hangs below its button;
 * elsewhere it is in the middle of the screen.
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
      <button type="button" popoverTarget={id} aria-label={label} className="help-button">
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} popover="auto" className="help-note help-text">
        {children}
      </span>
    </span>
  );
}
