import { notKnown } from '@/lib/text/not-known';
import { Amount } from './amount';
import { changeClass } from './change-class';
import { classNames } from '@/components/ui/class-names';

/**
 * The change of a figure and its period: "+₹1,03,000 · +12.10% in 1 year". The sign shows up or down, and the
 * colour repeats it.
 */
export function Change({
  text,
  amountText,
  amountLakh,
  against,
  hiddenLabel,
  className,
}: {
  /** As printed, with its sign: +12.10%, −₹500; a dash where it is not known. */
  text: string;
  /** The change as an amount, printed with its sign. */
  amountText?: string;
  /** The short way of writing it, where the amount is a person's own. */
  amountLakh?: string;
  /** "in 1 year", "vs invested" */
  against?: string;
  /** Where the amount is a person's own. */
  hiddenLabel?: string;
  className?: string;
}) {
  const figures = (
    <span className={classNames('font-medium', changeClass(text))}>
      {amountText === undefined ? null : (
        <>
          <Figure text={amountText} lakh={amountLakh} hiddenLabel={hiddenLabel} />
          {' · '}
        </>
      )}
      <Figure text={text} />
    </span>
  );
  if (against === undefined && className === undefined) return figures;
  return (
    <span className={className}>
      {figures}
      {against === undefined ? null : <span className="text-ink-soft"> {against}</span>}
    </span>
  );
}

/**
 * A figure on screen: digits of one width, on one line, a dash where it is not known. A person's own amount hides with
 * the others where `hiddenLabel` says how that is read out.
 */
export function Figure({
  text,
  lakh,
  hiddenLabel,
  className,
}: {
  /** As printed, with its unit and sign; null where it is not known. */
  text: string | null;
  /** The short way of writing an own amount: ₹12.5 lakh. */
  lakh?: string;
  hiddenLabel?: string;
  className?: string;
}) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {text === null || hiddenLabel === undefined ? (
        (text ?? notKnown)
      ) : (
        <Amount full={text} lakh={lakh} hiddenLabel={hiddenLabel} />
      )}
    </span>
  );
}
