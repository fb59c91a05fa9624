import { useEffect, useRef, useState } from 'react';
import { readFailureOf, type FileProblem, type ReadFailure } from '@/lib/market-files/file-problem';
import { readInWorker } from '@/lib/market-files/read-in-worker';
import { dayFileOf, type NamedDayFile } from '@/lib/options/domain/history/day-file';

export type FailedFile = { name: string } & (
  | { kind: 'refused'; problem: FileProblem }
  | { kind: ReadFailure }
);

type Reading = { name: string; number: number; count: number };

/** A year of trading days, and some. */
export const maxFiles = 400;

/**
 * Reads files one after the other, each in a worker. Of each only what it says of one underlying is held, so that a
 * year of days fits into memory.
 */
export function useDayFiles() {
  const [files, setFiles] = useState<readonly NamedDayFile[]>([]);
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  const [reading, setReading] = useState<Reading | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = () => {
    current.current?.abort();
    setReading(null);
  };

  const read = async (chosen: readonly File[], symbol: string) => {
    cancel();
    setFiles([]);
    setFailed([]);
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const wanted = chosen.slice(0, maxFiles);
    for (const [index, file] of wanted.entries()) {
      const { name } = file;
      setReading({ name, number: index + 1, count: wanted.length });
      try {
        const result = await readInWorker(file, { onProgress: () => {}, signal });
        if (signal.aborted) return;
        if (result.ok) {
          const said = { ...dayFileOf(result.value, symbol), name };
          setFiles((before) => [...before, said]);
        } else {
          const { problem } = result;
          setFailed((before) => [...before, { name, kind: 'refused', problem }]);
        }
      } catch (error) {
        if (signal.aborted) return;
        const kind = readFailureOf(error);
        setFailed((before) => [...before, { name, kind }]);
      }
    }
    setReading(null);
  };

  return { files, failed, reading, read, cancel };
}
