/** Decorates what opens or leads somewhere; the text beside it says so too. Drawn by app/menu-icons.css. */
export function Chevron({
  to,
  className = '',
}: {
  to: 'up' | 'down' | 'left' | 'right';
  /** Its size, and more. */
  className?: string;
}) {
  return (
    <span aria-hidden="true" data-icon={`chevron-${to}`} className={`menu-icon ${className}`} />
  );
}
