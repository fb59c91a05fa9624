'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { hasEntry } from '@/lib/browser-storage/entries';
import { browserAnswers } from '@/components/dashboard/household/browser-answers';
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
  const done = useSyncExternalStore(subscribe, doneHere, () => '').split(' ');
  return (
    <TaskList
      tasks={tasks.map((task) => ({ ...task, isDone: done.includes(task.id) }))}
      messages={messages}
    />
  );
}

/** Marks the task of looking at the sample household as done. It stands on the page that shows the sample. */
export function SampleSeen() {
  useEffect(() => finishTask('demo'), []);
  return null;
}

/** Also reports answers about the household, whose form may be on the same page. */
function subscribe(notify: () => void): () => void {
  const ends = [finishedTasks.subscribe(notify), browserAnswers.subscribe(notify)];
  return () => ends.forEach((end) => end());
}

/** The ids of the finished tasks, as one string, which React compares by value. */
function doneHere(): string {
  return [
    hasEntry('last-sip') ? 'sip' : '',
    hasEntry('household') ? 'household' : '',
    ...(finishedTasks.read() ?? []),
  ].join(' ');
}
