'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { hasEntry } from '@/lib/browser-storage/entries';
import { type Task, finishedTasks, finishTask } from '@/lib/dashboard/domain/task';
import { TaskList, type TaskMessages } from './task-list';

/** A guest's first tasks; which are done is stored in this browser only. */
export function GuestTasks({
  tasks,
  messages,
}: {
  tasks: readonly Omit<Task, 'isDone'>[];
  messages: TaskMessages;
}) {
  const done = useSyncExternalStore(finishedTasks.subscribe, doneHere, () => '').split(' ');
  return (
    <TaskList
      tasks={tasks.map((task) => ({ ...task, isDone: done.includes(task.id) }))}
      messages={messages}
    />
  );
}

/** Stands where the sample household is looked at: that is one of the tasks. */
export function SampleSeen() {
  useEffect(() => finishTask('demo'), []);
  return null;
}

/** The ids of what is done, as one text: the same text is the same answer. */
function doneHere(): string {
  return [
    hasEntry('last-sip') ? 'sip' : '',
    hasEntry('household') ? 'household' : '',
    ...(finishedTasks.read() ?? []),
  ].join(' ');
}
