import { markOutlines } from './mark-outlines';

/** The mark. Decoration: the name is written beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <path fill="currentColor" d={markOutlines.path} />
      <path fill="currentColor" opacity=".55" d={markOutlines.hill} />
      <circle className="fill-chart-2" {...markOutlines.destination} />
    </svg>
  );
}
