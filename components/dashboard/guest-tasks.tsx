'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { noteTask, readNote } from '@/components/shell/browser-note';
import { TaskList, type Task, type TaskWords } from './task-list';

const neverChanges = () => () => {};

/** A guest's first tasks: what is done, only this browser knows. */
export function GuestTasks({
  tasks,
  isDemo,
  words,
}: {
  tasks: readonly Omit<Task, 'isDone'>[];
  /** Whether the sample household is being looked at: that is one of the tasks. */
  isDemo: boolean;
  words: TaskWords;
}) {
  useEffect(() => {
    if (isDemo) noteTask('demo');
  }, [isDemo]);
  const done = useSyncExternalStore(neverChanges, doneHere, () => '').split(' ');
  return (
    <TaskList
      tasks={tasks.map((task) => ({ ...task, isDone: done.includes(task.id) }))}
      words={words}
    />
  );
}

/** The ids of what is done, as one text: the same text is the same answer. */
function doneHere(): string {
  return [
    readNote('last-sip') ? 'sip' : '',
    readNote('household') ? 'household' : '',
    readNote('tasks-done') ?? '',
  ].join(' ');
}
