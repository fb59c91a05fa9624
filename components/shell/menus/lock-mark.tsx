/** Says that a page needs sign-in; members never see it. */
export function LockMark({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={`(${label})`}
      data-icon="lock"
      className="guests-only lock-mark menu-icon"
    />
  );
}
