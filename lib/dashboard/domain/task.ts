import { browserStorage } from '@/lib/browser-storage/browser-storage';

/** A first step of a new member or guest. */
export type Task = {
  id: string;
  title: string;
  text: string;
  /** "2 min" */
  time: string;
  /** Null for tasks that need an account. */
  href: string | null;
  isDone: boolean;
};

/** First tasks done in this browser that leave no other trace. */
export const finishedTasks = browserStorage<readonly string[], string>('tasks-done', (stored) =>
  typeof stored === 'string' ? stored.split(' ') : null,
);

export function finishTask(task: 'tax' | 'demo'): void {
  const finished = finishedTasks.read() ?? [];
  if (!finished.includes(task)) finishedTasks.write([...finished, task].join(' '));
}
