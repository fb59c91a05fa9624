'use client';

import { useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/fields/file-field';
import { Textarea } from '@/components/ui/fields/textarea';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { ChainRow } from '@/lib/options/domain/chain/chain';
import type { ReadChain, BadChainLine } from '@/lib/options/domain/chain/read-chain-csv';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';

const mostBytes = 2_000_000;

type State =
  | { kind: 'idle' | 'reading' | 'unreadable' | 'too-long' | 'not-loaded' }
  | { kind: 'read'; chain: ReadChain };

/** The visitor's own file or text. The parser is loaded when there is something to read. */
export function ChainFile({
  messages,
  onRead,
}: {
  messages: Messages['optionChain']['file'];
  /** No rows where nothing could be read; the expiry from the file's name, null where the name has none. */
  onRead: (rows: readonly ChainRow[], expiry: IsoDate | null) => void;
}) {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  const readText = (csv: string, fileName: string) => {
    setState({ kind: 'reading' });
    import('@/lib/options/domain/chain/read-chain-csv').then(
      ({ readChainCsv, expiryInFileName }) => {
        const chain = readChainCsv(csv);
        const expiry = expiryInFileName(fileName);
        setState({ kind: 'read', chain });
        onRead(chain.isRead ? chain.rows : [], chain.isRead ? expiry : null);
      },
      () => setState({ kind: 'not-loaded' }),
    );
  };
  const take = (file: File | null, isAccepted: boolean) => {
    if (!file || !isAccepted) {
      setState({ kind: 'idle' });
      onRead([], null);
      return;
    }
    setState({ kind: 'reading' });
    file.text().then(
      (csv) => readText(csv, file.name),
      () => setState({ kind: 'unreadable' }),
    );
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FileField
        id="chain-file"
        label={messages.label}
        hint={messages.hint}
        endings={['.csv', '.txt']}
        maxBytes={mostBytes}
        labels={messages.labels}
        onChoose={take}
      />
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
            text.length > mostBytes ? setState({ kind: 'too-long' }) : readText(text, '')
          }
        >
          {messages.read}
        </Button>
      </div>
      <LiveRegion>{outcomeOf(state, messages)}</LiveRegion>
      {state.kind === 'read' && state.chain.badLines.length > 0 ? (
        <BadLines lines={state.chain.badLines} messages={messages.bad} />
      ) : null}
    </div>
  );
}

function outcomeOf(state: State, words: Messages['optionChain']['file']) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return <p className="text-sm text-ink-soft">{words.reading}</p>;
    case 'unreadable':
      return <Alert tone="bad">{words.unreadable}</Alert>;
    case 'too-long':
      return <Alert tone="bad">{words.tooLong}</Alert>;
    case 'not-loaded':
      return <Alert tone="bad">{words.notLoaded}</Alert>;
    case 'read':
      return state.chain.isRead ? (
        <Alert tone={state.chain.badLines.length > 0 ? 'warn' : 'good'}>
          {doneSentence(state.chain.rows.length, state.chain.badLines.length, words)}
        </Alert>
      ) : (
        <Alert tone="bad">{words.problems[state.chain.problem]}</Alert>
      );
  }
}

function doneSentence(rows: number, bad: number, words: Messages['optionChain']['file']): string {
  if (bad > 0) return fill(words.doneWithBad, { rows: formatNumber(rows), bad: formatNumber(bad) });
  return fillCount(rows, words.done, { count: formatNumber(rows) });
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
