import { browserStorage } from '@/lib/browser-storage/browser-storage';

/** The dashboard's first tasks that were done in this browser, of those that leave no other trace. */
export const finishedTasks = browserStorage<readonly string[], string>('tasks-done', (stored) =>
  typeof stored === 'string' ? stored.split(' ') : null,
);

export function finishTask(task: 'tax' | 'demo'): void {
  const finished = finishedTasks.read() ?? [];
  if (!finished.includes(task)) finishedTasks.write([...finished, task].join(' '));
}
