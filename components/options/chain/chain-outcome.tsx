import { sumOf } from '@/lib/cashflow/statistics';
import { Alert } from '@/components/ui/alert';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { DerivativesBhavcopy } from '@/lib/market-files/derivatives-bhavcopy';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { VixRank } from '@/lib/options/domain/chain/chain-figures';
import type { ReadChains } from '@/lib/options/domain/chain/own-chain';
import type { BadChainLine, ReadChain } from '@/lib/options/domain/chain/read-chain-csv';
import { optionChain } from '@/lib/messages/en/options/option-chain';

const { file: messages } = optionChain;

/** What was read last, or why nothing was. */
export type ChainState =
  | { kind: 'idle' | 'reading' | 'too-long' | 'not-loaded' | 'other-kind' }
  | { kind: 'read'; chain: ReadChain }
  | { kind: 'json'; date: IsoDate | null; strikes: number; expiries: number; badStrikes: number }
  | { kind: 'day'; day: DerivativesBhavcopy; symbol: string; strikes: number; expiries: number }
  | { kind: 'vix'; rank: VixRank };

/** How the reading went, in a sentence; null before anything is read, and where the file is shown itself. */
export function ChainOutcome({ state }: { state: ChainState }) {
  switch (state.kind) {
    case 'idle':
    case 'vix':
      return null;
    case 'reading':
      return <p className="text-sm text-ink-soft">{messages.reading}</p>;
    case 'too-long':
      return <Alert tone="bad">{messages.tooLong}</Alert>;
    case 'not-loaded':
      return <Alert tone="bad">{messages.notLoaded}</Alert>;
    case 'other-kind':
      return <Alert tone="warn">{messages.otherKind}</Alert>;
    case 'day':
      return <Alert tone="good">{expiriesSentence(state)}</Alert>;
    case 'json':
      return (
        <Alert tone={state.badStrikes > 0 ? 'warn' : 'good'}>
          {expiriesSentence(state)}{' '}
          {state.badStrikes > 0
            ? `${fillCount(state.badStrikes, messages.badStrikes, { count: formatNumber(state.badStrikes) })} `
            : null}
          {state.date ? fill(messages.jsonOf, { date: formatDate(state.date) }) : null}
        </Alert>
      );
    case 'read':
      return state.chain.ok ? (
        <Alert tone={state.chain.value.badLines.length > 0 ? 'warn' : 'good'}>
          {doneSentence(state.chain.value)}
        </Alert>
      ) : (
        <Alert tone="bad">{messages.problems[state.chain.problem.code]}</Alert>
      );
  }
}

/** How many strikes and expiries were read. */
export function countsOf(chains: ReadChains['chains']) {
  return {
    strikes: sumOf(chains.map(({ rows }) => rows.length)),
    expiries: chains.length,
  };
}

const expiriesSentence = ({ strikes, expiries }: ReturnType<typeof countsOf>): string =>
  fillCount(strikes, messages.doneExpiries, {
    count: formatNumber(strikes),
    expiries: fillCount(expiries, messages.expiries, { count: formatNumber(expiries) }),
  });

function doneSentence({ rows, badLines }: Extract<ReadChain, { ok: true }>['value']): string {
  const done = fillCount(rows.length, messages.done, { count: formatNumber(rows.length) });
  const bad = badLines.length;
  return bad > 0 ? fillCount(bad, messages.doneWithBad, { done, count: formatNumber(bad) }) : done;
}

/** The lines that could not be read, whether or not the others were. */
export function badLinesOf(chain: ReadChain): readonly BadChainLine[] {
  return chain.ok ? chain.value.badLines : chain.problem.badLines;
}

/** The lines that could not be read: the number and the text of each. */
export function BadLines({ lines }: { lines: readonly BadChainLine[] }) {
  return (
    <Disclosure isOpen title={fill(messages.bad.title, { count: formatNumber(lines.length) })}>
      <Table
        caption={messages.bad.caption}
        isCaptionHidden
        isLong
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { id: 'line', title: messages.bad.line, isNumber: true, cell: ({ line }) => line },
          {
            id: 'problem',
            title: messages.bad.problem,
            cell: ({ problem, column }) =>
              fill(messages.bad.problems[problem], { column: column ?? '' }),
          },
          {
            id: 'text',
            title: messages.bad.text,
            cell: ({ text }) => <code className="text-xs wrap-anywhere">{text}</code>,
          },
        ]}
      />
    </Disclosure>
  );
}
