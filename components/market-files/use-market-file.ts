import { useEffect, useRef, useState } from 'react';
import type { FileProblem } from '@/lib/market-files/file-problem';
import { readInWorker } from '@/lib/market-files/read-in-worker';
import type { MarketFile, ReadStage } from '@/lib/market-files/read-market-file';

export type FileReading =
  | { kind: 'idle' }
  | { kind: 'reading'; name: string; stage: ReadStage; percent: number }
  | { kind: 'refused'; name: string; problem: FileProblem }
  /** The file is gone from the disk, or the worker did not load. */
  | { kind: 'unreadable' | 'not-loaded' };

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
      // A file that was moved or changed since it was chosen cannot be read (File API, NotReadableError).
      setReading({ kind: error instanceof DOMException ? 'unreadable' : 'not-loaded' });
    }
  };

  return { reading, read, cancel };
}
