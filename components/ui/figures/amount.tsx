import { notKnown } from '@/lib/text/not-known';

/**
 * An amount of a person's own. Both ways of writing it are in the HTML and a style shows the chosen one (.amount in
 * app/base.css), so that the choice needs no script here and never flashes. While amounts are hidden, dots show
 * and `hiddenLabel` is read out in their place. What is not known is a dash then, too.
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
  if (full === notKnown) return full;
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

/** A sentence with amounts of a person's own: they hide with the others, and the sentence stays. */
export function OwnSentence({
  text,
  amounts,
  hiddenLabel,
}: {
  text: string;
  /** As they are printed in the text. */
  amounts: readonly string[];
  /** Left out for amounts of the sample household. */
  hiddenLabel: string | undefined;
}) {
  const first = firstOf(text, amounts);
  if (hiddenLabel === undefined || first === null) return text;
  const { at, amount } = first;
  const rest = text.slice(at + amount.length);
  return (
    <>
      {text.slice(0, at)}
      <Amount full={amount} hiddenLabel={hiddenLabel} />
      <OwnSentence text={rest} amounts={amounts} hiddenLabel={hiddenLabel} />
    </>
  );
}

/** The amount that comes first, the longer one of two that begin there; null where there is none. */
function firstOf(text: string, amounts: readonly string[]): { at: number; amount: string } | null {
  const [first] = amounts
    .map((amount) => ({ at: amount === '' ? -1 : text.indexOf(amount), amount }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.amount.length - one.amount.length);
  return first ?? null;
}
