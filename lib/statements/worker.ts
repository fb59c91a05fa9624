/// <reference lib="webworker" />
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { WorkerAnswer, WorkerRequest } from './read-in-worker';
import { readStatement } from './read-statement';
import { success } from '@/lib/result';
import { refuseStatement } from './statement-problem';
import { withoutRefused } from './without-refused';

declare const self: DedicatedWorkerGlobalScope;

/**
 * Reads one statement away from the page, bundled by scripts/workers.mjs to /statements.js. That file is served with the
 * policy `default-src 'none'`, under which a worker can send no request: nothing of a file or its password can leave the
 * browser here. pdf.js starts when a PDF is read.
 */
self.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerRequest>>) => {
  // pdf.js posts messages of its own to this thread.
  if (data.kind !== 'read' || !data.bytes) return;
  const { name = '', bytes, password = '' } = data;
  const answer = (message: WorkerAnswer) => self.postMessage(message);
  readStatement(name, new Uint8Array(bytes), password, {
    readPdf: async (...args) => (await import('./pdf/read-pdf')).readPdf(...args),
    onProgress: (stage, share) => answer({ kind: 'progress', stage, share }),
  }).then(
    (read) => {
      const today = dateInIndia(new Date());
      const result = read.ok ? success(withoutRefused(read.value, today)) : read;
      answer({ kind: 'done', result });
    },
    // A defect of a reader. Its text may hold a part of the file, so that only its name is logged.
    (error: unknown) => {
      console.error(error instanceof Error ? error.name : 'unknown');
      answer({ kind: 'done', result: refuseStatement('damaged') });
    },
  );
});
