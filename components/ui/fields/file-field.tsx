'use client';

import { ArrowUpTrayIcon } from '@heroicons/react/20/solid';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { describedBy, Field, type FieldMessages } from './field';
import { fill } from '@/lib/messages/fill';

type FileFieldLabels = {
  /** "Choose a file or drop it here" */
  choose: string;
  /** "Remove the file" */
  remove: string;
  wrongType: string;
  tooLarge: string;
  /** "{count} files", where several may be chosen. */
  several?: string;
};

type FileFieldProps = FieldMessages & {
  id: string;
  name?: string;
  /** Endings with their dot: .csv, .pdf. */
  endings: readonly string[];
  maxBytes: number;
  labels: FileFieldLabels;
  required?: boolean;
  disabled?: boolean;
  /** Called with the file, null when there is none, and whether the field accepts it. */
  onChoose?: (file: File | null, isAccepted: boolean) => void;
  /** Makes it a field of several files. Called with those that the field accepts; empty when there are none. */
  onChooseAll?: (files: readonly File[]) => void;
};

/**
 * One file, or several, chosen or dropped. The browser's own input covers the zone, so that keyboard, drop and a
 * plain post work without scripts. Name, size, the checks and the way to remove it come with scripts; a server checks
 * again.
 */
export function FileField({
  id,
  name,
  endings,
  maxBytes,
  labels,
  required,
  disabled,
  onChoose,
  onChooseAll,
  error,
  ...messages
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const problemOf = (chosen: File) => {
    if (!endings.some((end) => chosen.name.toLowerCase().endsWith(end))) return labels.wrongType;
    return chosen.size > maxBytes ? labels.tooLarge : null;
  };
  const [file = null] = files;
  const message = files.map(problemOf).find((problem) => problem !== null) ?? error;

  const take = (chosen: readonly File[]) => {
    setFiles(chosen);
    const [first = null] = chosen;
    onChoose?.(first, first === null || problemOf(first) === null);
    onChooseAll?.(chosen.filter((each) => problemOf(each) === null));
  };
  // Chosen before the scripts were there; a field may accept more with them.
  const accepted = endings.join(',');
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.files;
    if (early?.length) take([...early]);
  });

  // A form that is reset empties the browser's own input without a change event.
  useEffect(() => {
    takeEarly();
    const form = input.current?.form;
    const forget = () => setFiles([]);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [accepted]);

  const remove = () => {
    if (input.current) input.current.value = '';
    take([]);
    input.current?.focus();
  };

  return (
    <Field id={id} error={message} {...messages}>
      <div
        className={classNames(
          'file-zone',
          message ? 'border-loss bg-loss-soft' : 'border-control',
          isOver && !message ? 'bg-accent-soft' : null,
          disabled ? 'bg-surface-sunken text-ink-faint' : 'text-ink-soft hover:bg-surface-sunken',
        )}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accepted}
          required={required}
          disabled={disabled}
          {...describedBy(id, { hint: messages.hint, error: message })}
          multiple={onChooseAll !== undefined}
          onChange={({ target }) => take([...(target.files ?? [])])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className="file-input"
        />
        {file ? (
          <>
            <Icon name={message ? 'info' : 'check-circle'} className="size-6 shrink-0" />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold text-ink">
                {files.length > 1 && labels.several
                  ? fill(labels.several, { count: files.length })
                  : file.name}
              </bdi>
              {fileSize(files.reduce((sum, { size }) => sum + size, 0))}
            </span>
            <button
              type="button"
              aria-label={labels.remove}
              onClick={remove}
              className="relative grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-surface"
            >
              <Icon name="minus-circle" className="size-5" />
            </button>
          </>
        ) : (
          <>
            <ArrowUpTrayIcon aria-hidden="true" className="size-6 shrink-0 noscript:hidden" />
            <span className="noscript:hidden">{labels.choose}</span>
          </>
        )}
      </div>
    </Field>
  );
}

/** 812 bytes, 34 KB, 1.2 MB: thousands, as file managers on most devices count. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < 999_500 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${size < 10 && unit === 'MB' ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}
