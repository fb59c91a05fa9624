/**
 * An amount of a person's own. Both ways of writing it are in the HTML and a style shows the chosen one (.amount in
 * app/base.css), so that the choice needs no script here and never flashes. While amounts are hidden, dots show
 * and `hiddenLabel` is read out in their place.
 */
export function Amount({
  full,
  lakh = full,
  hiddenLabel,
}: {
  /** ₹12,50,000 */
  full: string;
  /** ₹12.5 lakh; left out where there is one way to write it. */
  lakh?: string;
  /** "Amount hidden" */
  hiddenLabel: string;
}) {
  return (
    <span className="amount">
      {full === lakh ? (
        <span>{full}</span>
      ) : (
        <>
          <span data-figures="lakh">{lakh}</span>
          <span data-figures="full">{full}</span>
        </>
      )}
      <span data-figures="hidden">
        <span aria-hidden>₹••••</span>
        <span className="sr-only">{hiddenLabel}</span>
      </span>
    </span>
  );
}
