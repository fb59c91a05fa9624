'use client';

import { useState } from 'react';
import {
  FileReadingState,
  RowProblemsTable,
  useMarketFile,
} from '@/components/market-files/file-reading';
import { SampleDownloads } from '@/components/market-files/sample-downloads';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FileField } from '@/components/ui/fields/file-field';
import { Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { Table } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { plainName } from '@/lib/market-files/lines';
import type { DerivativesBhavcopy } from '@/lib/market-files/derivatives-bhavcopy';
import { fileLimits } from '@/lib/market-files/file-limits';
import type { ChainFile as ChainFileText, MarketFile } from '@/lib/market-files/read-market-file';
import type { VixHistory } from '@/lib/market-files/price-history';
import { optionSamples } from '@/lib/market-files/samples/sample-names';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { dayChains, nothingRead, type ReadChains } from '@/lib/options/domain/chain/own-chain';
import {
  chainLimits,
  type BadChainLine,
  type ReadChain,
} from '@/lib/options/domain/chain/read-chain-csv';
import { vixRank, type VixRank } from '@/lib/options/domain/chain/chain-figures';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import { VixNote } from './volatility-views';

type State =
  | { kind: 'idle' | 'reading' | 'too-long' | 'not-loaded' | 'other-kind' }
  | { kind: 'read'; chain: ReadChain }
  | { kind: 'json'; date: IsoDate | null; strikes: number; expiries: number; badStrikes: number }
  | { kind: 'day'; day: DerivativesBhavcopy; symbol: string; strikes: number; expiries: number }
  | { kind: 'vix'; rank: VixRank };

/** The visitor's own file or text. A file is read in a worker; the parser of texts is loaded when there is something to read. */
export function ChainFile({
  today,
  underlying: ofPosition,
  messages,
  fileMessages,
  onRead,
  onVolatilityRead,
}: {
  today: IsoDate;
  underlying: Underlying;
  messages: Messages['optionChain']['file'];
  fileMessages: Messages['marketFile'];
  onRead: (read: ReadChains) => void;
  onVolatilityRead: (percent: number) => void;
}) {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });
  /** The last chain came from a file: it goes when the file is removed. */
  const [isOfFile, setOfFile] = useState(false);

  const readText = (csv: string, fileName: string) => {
    setOfFile(fileName !== '');
    setState({ kind: 'reading' });
    import('@/lib/options/domain/chain/read-chain-csv').then(
      ({ readChainCsv, expiryInFileName, symbolInFileName }) => {
        const chain = readChainCsv(csv);
        setState({ kind: 'read', chain });
        const rows = chain.isRead ? chain.rows : [];
        const expiry = chain.isRead ? expiryInFileName(fileName) : null;
        onRead({
          ...nothingRead,
          chains: [{ expiry, rows, unitsPerLot: null }],
          symbol: symbolInFileName(fileName),
        });
      },
      () => setState({ kind: 'not-loaded' }),
    );
  };

  const readJson = ({ text: json }: ChainFileText) => {
    setState({ kind: 'reading' });
    import('@/lib/options/domain/chain/read-chain-json').then(
      ({ readChainJson }) => {
        const read = readChainJson(json);
        if (!read.isRead) {
          setState({ kind: 'read', chain: { ...read, badLines: [] } });
          onRead(nothingRead);
          return;
        }
        const { chains, symbol, date, spot, badStrikes } = read;
        setOfFile(true);
        setState({ kind: 'json', date, ...countsOf(chains), badStrikes });
        onRead({ chains, symbol, spot, date, isWhole: true });
      },
      () => setState({ kind: 'not-loaded' }),
    );
  };

  const chooseUnderlying = (day: DerivativesBhavcopy, symbol: string) => {
    const underlying = day.underlyings.find((each) => each.symbol === symbol) ?? day.underlyings[0];
    if (!underlying) return;
    const { closeRupees: spot } = underlying;
    const chains = dayChains(underlying);
    setOfFile(true);
    setState({ kind: 'day', day, symbol: underlying.symbol, ...countsOf(chains) });
    onRead({ chains, symbol: underlying.symbol, spot, date: day.date, isWhole: true });
  };

  const showVix = (days: VixHistory['days']) => {
    const rank = vixRank(days);
    setState(rank ? { kind: 'vix', rank } : { kind: 'other-kind' });
  };

  const { reading, read, cancel } = useMarketFile((_name, file: MarketFile) => {
    switch (file.kind) {
      case 'chain':
        return file.format === 'csv' ? readText(file.text, file.name) : readJson(file);
      case 'derivatives':
        return chooseUnderlying(file, ofPosition);
      case 'vix':
        return showVix(file.days);
      case 'prices': {
        const vix = file.series.find(({ name }) => plainName(name) === 'indiavix');
        return showVix(vix?.days.map(({ date, close }) => ({ date, percent: close })) ?? []);
      }
      case 'cash':
      case 'companies':
      case 'data-sheet':
        return setState({ kind: 'other-kind' });
    }
  });

  const take = (file: File | null, isAccepted: boolean) => {
    setState({ kind: 'idle' });
    if (file && isAccepted) {
      void read(file);
      return;
    }
    cancel();
    if (isOfFile) onRead(nothingRead);
    setOfFile(false);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FileField
        id="chain-file"
        label={messages.label}
        hint={`${messages.hint} ${fileMessages.stays}`}
        endings={['.csv', '.zip', '.json', '.txt']}
        maxBytes={fileLimits.bytes}
        labels={messages.labels}
        onChoose={take}
      />
      <FileReadingState reading={reading} messages={fileMessages} onCancel={cancel} />
      {state.kind === 'day' ? (
        <DayFile
          day={state.day}
          symbol={state.symbol}
          messages={messages}
          fileMessages={fileMessages}
          onChoose={(symbol) => chooseUnderlying(state.day, symbol)}
        />
      ) : null}
      {state.kind === 'vix' ? (
        <VixNote rank={state.rank} messages={messages} onUse={onVolatilityRead} />
      ) : null}
      <Textarea
        id="chain-text"
        label={messages.pasteLabel}
        hint={messages.pasteHint}
        value={text}
        spellCheck={false}
        className="font-mono text-sm"
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button
          variant="secondary"
          isBusy={state.kind === 'reading'}
          onClick={() =>
            text.length > chainLimits.bytes ? setState({ kind: 'too-long' }) : readText(text, '')
          }
        >
          {messages.read}
        </Button>
      </div>
      <LiveRegion>{outcomeOf(state, messages)}</LiveRegion>
      {state.kind === 'read' && state.chain.badLines.length > 0 ? (
        <BadLines lines={state.chain.badLines} messages={messages.bad} />
      ) : null}
      <SampleDownloads names={optionSamples} today={today} messages={fileMessages.samples} />
    </div>
  );
}

/** A day of the derivatives segment: which underlying is looked at, and what of the file was not read. */
function DayFile({
  day: { exchange, date, underlyings, problems },
  symbol,
  messages,
  fileMessages,
  onChoose,
}: {
  day: DerivativesBhavcopy;
  symbol: string;
  messages: Messages['optionChain']['file'];
  fileMessages: Messages['marketFile'];
  onChoose: (symbol: string) => void;
}) {
  const withOptions = underlyings.filter(({ contracts }) => contracts.some(({ option }) => option));
  return (
    <>
      <Select
        id="chain-underlying"
        label={messages.underlying}
        hint={fill(messages.dayOf, { exchange: exchange.toUpperCase(), date: formatDate(date) })}
        value={symbol}
        options={withOptions.map((each) => ({ value: each.symbol, label: each.symbol }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <RowProblemsTable problems={problems} messages={fileMessages.rows} />
    </>
  );
}

function outcomeOf(state: State, messages: Messages['optionChain']['file']) {
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
      return <Alert tone="good">{expiriesSentence(state, messages)}</Alert>;
    case 'json':
      return (
        <Alert tone={state.badStrikes > 0 ? 'warn' : 'good'}>
          {expiriesSentence(state, messages)}{' '}
          {state.badStrikes > 0
            ? `${fillCount(state.badStrikes, messages.badStrikes, { count: formatNumber(state.badStrikes) })} `
            : null}
          {state.date ? fill(messages.jsonOf, { date: formatDate(state.date) }) : null}
        </Alert>
      );
    case 'read':
      return state.chain.isRead ? (
        <Alert tone={state.chain.badLines.length > 0 ? 'warn' : 'good'}>
          {doneSentence(state.chain.rows.length, state.chain.badLines.length, messages)}
        </Alert>
      ) : (
        <Alert tone="bad">{messages.problems[state.chain.problem]}</Alert>
      );
  }
}

function countsOf(chains: ReadChains['chains']) {
  return {
    strikes: chains.reduce((sum, { rows }) => sum + rows.length, 0),
    expiries: chains.length,
  };
}

const expiriesSentence = (
  { strikes, expiries }: ReturnType<typeof countsOf>,
  messages: Messages['optionChain']['file'],
): string =>
  fillCount(strikes, messages.doneExpiries, {
    count: formatNumber(strikes),
    expiries: fillCount(expiries, messages.expiries, { count: formatNumber(expiries) }),
  });

function doneSentence(
  rows: number,
  bad: number,
  messages: Messages['optionChain']['file'],
): string {
  const done = fillCount(rows, messages.done, { count: formatNumber(rows) });
  return bad > 0 ? fillCount(bad, messages.doneWithBad, { done, count: formatNumber(bad) }) : done;
}

/** The lines that could not be read: the number and the text of each. */
function BadLines({
  lines,
  messages,
}: {
  lines: readonly BadChainLine[];
  messages: Messages['optionChain']['file']['bad'];
}) {
  return (
    <Disclosure isOpen title={fill(messages.title, { count: formatNumber(lines.length) })}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        isLong
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { id: 'line', title: messages.line, isNumber: true, cell: ({ line }) => line },
          {
            id: 'problem',
            title: messages.problem,
            cell: ({ problem, column }) =>
              fill(messages.problems[problem], { column: column ?? '' }),
          },
          {
            id: 'text',
            title: messages.text,
            cell: ({ text }) => <code className="text-xs wrap-anywhere">{text}</code>,
          },
        ]}
      />
    </Disclosure>
  );
}
