import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFailureOf, type ReadFailure } from '@/lib/market-files/file-problem';
import { readInWorker } from '@/lib/statements/read-in-worker';
import type { StatementStage } from '@/lib/statements/read-statement';
import type { Statement } from '@/lib/statements/statement';
import type { StatementProblem } from '@/lib/statements/statement-problem';

export type StatementReading =
  | { kind: 'reading'; stage: StatementStage; percent: number }
  | { kind: 'cancelled' }
  | { kind: 'refused'; problem: StatementProblem }
  /** The file is gone from the disk, or the worker did not load. */
  | { kind: ReadFailure }
  | { kind: 'read'; statement: Statement };

/**
 * Reads a statement in a worker, at first without a password; `read` tries one. A password goes to the worker and is
 * stored nowhere. Leaving the page or choosing another file ends the reading.
 */
export function useStatementReading(file: File) {
  const [reading, setReading] = useState<StatementReading>(beginning);
  const current = useRef<AbortController | null>(null);

  const read = async (password: string) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setReading(beginning);
    try {
      const result = await readInWorker(file, password, {
        onProgress: (stage, share) =>
          setReading({ kind: 'reading', stage, percent: Math.round(share * 100) }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setReading(
        result.ok
          ? { kind: 'read', statement: result.value }
          : { kind: 'refused', problem: result.problem },
      );
    } catch (error) {
      if (!controller.signal.aborted) setReading({ kind: readFailureOf(error) });
    }
  };
  const cancel = () => {
    current.current?.abort();
    setReading({ kind: 'cancelled' });
  };

  const start = useEffectEvent(() => void read(''));
  useEffect(() => {
    // After the effect, since the reading begins with a state of its own.
    queueMicrotask(() => start());
    return () => current.current?.abort();
  }, []);

  return { reading, read, cancel };
}

const beginning = { kind: 'reading', stage: 'open', percent: 0 } as const;
