import { Amount } from './amount';
import { classNames } from './class-names';

/** Stands where a figure is not known. */
const notKnown = '–';

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
