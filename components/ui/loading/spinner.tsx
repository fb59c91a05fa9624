/** A turning ring beside the words that say what is being done; alone it says nothing to a screen reader. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
    />
  );
}
