import { useEffect, useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import {
  readFailureOf,
  type FileProblem,
  type ReadFailure,
  type RowProblems,
} from '@/lib/market-files/file-problem';
import type { Messages } from '@/lib/messages/index';
import { fill } from '@/lib/messages/fill';
import { readInWorker } from '@/lib/market-files/read-in-worker';
import type { MarketFile, ReadStage } from '@/lib/market-files/read-market-file';
import { notKnown } from '@/lib/text/not-known';
import { UnreadRows } from './unread-rows';

type MarketFileMessages = Messages['marketFile'];

/** How far a file is read, or why it is not. */
export function FileReadingState({
  reading,
  messages,
  onCancel,
}: {
  reading: FileReading;
  messages: MarketFileMessages;
  onCancel: () => void;
}) {
  return (
    <>
      {reading.kind === 'reading' ? (
        <div className="flex items-end gap-4">
          <Progress
            label={`${messages.stages[reading.stage]}: ${reading.name}`}
            percent={reading.stage === 'rows' ? reading.percent : undefined}
          />
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      ) : null}
      <LiveRegion>
        {reading.kind === 'refused' ? (
          <Alert tone="bad" title={reading.name}>
            {problemText(reading.problem, messages)}
          </Alert>
        ) : reading.kind === 'unreadable' ? (
          <Alert tone="bad">{messages.unreadable}</Alert>
        ) : reading.kind === 'not-loaded' ? (
          <Alert tone="bad">{messages.notLoaded}</Alert>
        ) : null}
      </LiveRegion>
    </>
  );
}

/** What is wrong with a file as a whole, and where. */
export function problemText(
  { code, line, column, found }: FileProblem,
  messages: MarketFileMessages,
): string {
  const place =
    line !== null && column
      ? fill(messages.place, { line, column })
      : line !== null
        ? fill(messages.line, { line })
        : column
          ? fill(messages.column, { column })
          : null;
  const details = [place, found === '' ? null : fill(messages.found, { found })].filter(Boolean);
  return details.length > 0
    ? `${messages.problems[code]} (${details.join(', ')})`
    : messages.problems[code];
}

export type FileReading =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string; stage: ReadStage; percent: number }
  | { kind: 'refused'; name: string; problem: FileProblem }
  /** The file is gone from the disk, or the worker did not load. */
  | { kind: ReadFailure };

/** Reads one file after the other in a worker; the next one, `cancel` and leaving the page end the one before. */
export function useMarketFile(onRead: (name: string, file: MarketFile) => void) {
  const [reading, setReading] = useState<FileReading>({ kind: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = () => {
    current.current?.abort();
    setReading({ kind: 'idle' });
  };

  const read = async (file: File) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { name } = file;
    setReading({ kind: 'reading', name, stage: 'open', percent: 0 });
    try {
      const result = await readInWorker(file, {
        onProgress: (stage, share) =>
          setReading({ kind: 'reading', name, stage, percent: Math.round(share * 100) }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setReading(result.ok ? { kind: 'idle' } : { kind: 'refused', name, problem: result.problem });
      if (result.ok) onRead(name, result.value);
    } catch (error) {
      if (controller.signal.aborted) return;
      setReading({ kind: readFailureOf(error) });
    }
  };

  return { reading, read, cancel };
}

/** The rows of a market file that were not read, each with its line and column; nothing where all were. */
export function RowProblemsTable({
  problems,
  messages,
}: {
  problems: RowProblems;
  messages: Messages['marketFile']['rows'];
}) {
  return (
    <UnreadRows
      rows={problems}
      rowKey={({ line, column, code }) => `${line} ${column} ${code}`}
      messages={messages}
      columns={[
        { id: 'line', title: messages.line, isNumber: true, cell: ({ line }) => line },
        { id: 'problem', title: messages.problem, cell: ({ code }) => messages.problems[code] },
        { id: 'column', title: messages.column, cell: ({ column }) => column ?? notKnown },
      ]}
    />
  );
}
