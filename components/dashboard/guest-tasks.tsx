'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { hasEntry } from '@/lib/browser-storage/has-entry';
import { finishedTasks, finishTask } from '@/lib/dashboard/finished-tasks';
import { TaskList, type Task, type TaskWords } from './task-list';

/** A guest's first tasks: what is done, only this browser knows. */
export function GuestTasks({
  tasks,
  isDemo,
  messages,
}: {
  tasks: readonly Omit<Task, 'isDone'>[];
  /** Whether the sample household is being looked at: that is one of the tasks. */
  isDemo: boolean;
  messages: TaskWords;
}) {
  useEffect(() => {
    if (isDemo) finishTask('demo');
  }, [isDemo]);
  const done = useSyncExternalStore(finishedTasks.subscribe, doneHere, () => '').split(' ');
  return (
    <TaskList
      tasks={tasks.map((task) => ({ ...task, isDone: done.includes(task.id) }))}
      messages={messages}
    />
  );
}

/** The ids of what is done, as one text: the same text is the same answer. */
function doneHere(): string {
  return [
    hasEntry('last-sip') ? 'sip' : '',
    hasEntry('household') ? 'household' : '',
    ...(finishedTasks.read() ?? []),
  ].join(' ');
}
