import type { SeriesTone } from '@/components/charts/series';
import type { Column } from '@/components/ui/table';
import type { Comparison } from '@/lib/funds/domain/comparison';
import type { Ter } from '@/lib/funds/domain/facts/scheme-facts';
import { fundNameOf } from '@/lib/funds/domain/fund';
import type { Portfolio } from '@/lib/funds/domain/portfolio';
import type { FundHistory } from '@/lib/funds/domain/scheme';
import type { SourceProblem } from '@/lib/sources/sourced';

/** On a phone, where the table scrolls: words that break into lines would make its head three lines high. */
export const unbrokenHeads = 'max-md:[&_thead_th]:whitespace-nowrap';

/** The head of each row in a wide table: the letter, and the name of the fund where the screen has room for it. */
export function fundColumn<Row extends Pick<Lettered, 'letter' | 'scheme'>>(
  title: string,
): Column<Row> {
  return {
    id: 'fund',
    title,
    cell: ({ letter, scheme }) => (
      <>
        {letter} <span className="ml-2 text-ink-soft max-xl:hidden">{fundNameOf(scheme)}</span>
      </>
    ),
  };
}

/** A fund of the comparison; its series is empty where the history did not come. */
export type ComparedInput = FundHistory & {
  problem: SourceProblem | null;
  /** Days are missing before its newest NAV. */
  isBehind: boolean;
  /** Null where AMFI's file does not have it. */
  ter: Pick<Ter, 'percent' | 'date'> | null;
  /** Null where no disclosure of the fund is loaded. */
  portfolio: Portfolio | null;
};

/** A fund with its letter, under which drawings and tables name it. */
export type Lettered = ComparedInput & { letter: string; tone: SeriesTone };

const tones: readonly SeriesTone[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const letters = 'ABCDEF';

export function letteredFunds(funds: readonly ComparedInput[]): Lettered[] {
  return funds.map((fund, index) => ({
    ...fund,
    letter: letters[index] ?? '',
    tone: tones[index] ?? 'sixth',
  }));
}

/** What the parts of a comparison show. */
export type PartProps = {
  /** All that were chosen: those without a history have dashes. */
  funds: readonly Lettered[];
  /** Those with a history, in the order of the comparison's own. */
  known: readonly Lettered[];
  comparison: Comparison;
};

/**
 * Each chosen fund with its part of a comparison; null for one without a history.
 * @param compared in the order of the funds with a history
 */
export function rowsByFund<Figures>(
  { funds, known }: Pick<PartProps, 'funds' | 'known'>,
  compared: readonly Figures[],
): (Lettered & { figures: Figures | null })[] {
  return funds.map((fund) => {
    const place = known.findIndex(({ letter }) => letter === fund.letter);
    return { ...fund, figures: compared[place] ?? null };
  });
}
