import { useEffect, useRef, useState, type RefObject } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { Progress } from '@/components/ui/progress';
import { statements as messages } from '@/lib/messages/en/statements';
import { fill } from '@/lib/messages/fill';
import { FoundStatement, StatementPreview } from './statement-preview';
import type { SelectedTransactions } from './use-statement-file';
import { useStatementReading, type StatementReading } from './use-statement-reading';

/** One statement: how far it is read, its password where it needs one, and what was found in it. */
export function StatementPanel({
  file,
  isSending,
  sending,
  onSelect,
}: {
  file: File;
  isSending: boolean;
  sending: string;
  onSelect: (selected: SelectedTransactions | null) => void;
}) {
  const { reading, read, cancel } = useStatementReading(file);
  const [needsPassword, setNeedsPassword] = useState(false);
  const code = reading.kind === 'refused' ? reading.problem.code : null;
  const isLocked = code === 'password-needed' || code === 'password-wrong';
  // The field stays while a password is tried, so that the focus stays.
  if (isLocked && !needsPassword) setNeedsPassword(true);
  const isAsking = needsPassword && (isLocked || reading.kind === 'reading');
  const found = useRef<HTMLDivElement>(null);
  const isOpened = needsPassword && reading.kind === 'read';
  // The field that had the focus is gone.
  useEffect(() => {
    if (isOpened) found.current?.focus();
  }, [isOpened]);

  return (
    <div className="grid grid-cols-1 gap-3">
      {isAsking ? (
        <PasswordField
          isBusy={reading.kind === 'reading'}
          error={code === 'password-wrong' ? messages.password.wrong : null}
          onOpen={(password) => void read(password)}
        />
      ) : null}
      {reading.kind === 'reading' ? (
        <div className="flex items-end gap-4">
          <Progress
            label={messages.stages[reading.stage]}
            percent={reading.stage === 'open' ? undefined : reading.percent}
          />
          <Button variant="quiet" onClick={cancel}>
            {messages.cancel}
          </Button>
        </div>
      ) : null}
      <LiveRegion>
        <ReadingOutcome ref={found} reading={reading} />
      </LiveRegion>
      {reading.kind === 'cancelled' || reading.kind === 'not-loaded' ? (
        <div>
          <Button variant="secondary" onClick={() => void read('')}>
            {messages.again}
          </Button>
        </div>
      ) : null}
      {reading.kind === 'read' ? (
        <StatementPreview
          statement={reading.statement}
          isSending={isSending}
          sending={sending}
          onSelect={onSelect}
        />
      ) : null}
    </div>
  );
}

function ReadingOutcome({
  ref,
  reading,
}: {
  /** Of what was found. */
  ref: RefObject<HTMLDivElement | null>;
  reading: StatementReading;
}) {
  switch (reading.kind) {
    case 'refused': {
      const { code, found } = reading.problem;
      if (code === 'password-wrong') return null;
      return (
        <Alert tone={code === 'password-needed' ? 'info' : 'bad'}>
          {fill(messages.problems[code], { found })}
        </Alert>
      );
    }
    case 'unreadable':
      return <Alert tone="bad">{messages.unreadable}</Alert>;
    case 'not-loaded':
      return <Alert tone="bad">{messages.notLoaded}</Alert>;
    case 'cancelled':
      return <p className="text-sm">{messages.cancelled}</p>;
    case 'read':
      return (
        <div ref={ref} tabIndex={-1} className="rounded outline-none">
          <FoundStatement statement={reading.statement} />
        </div>
      );
    case 'reading':
      return null;
  }
}

/** It has no name, so that the form around it never sends it; Enter opens the PDF in place of sending the form. */
function PasswordField({
  isBusy,
  error,
  onOpen,
}: {
  isBusy: boolean;
  error: string | null;
  onOpen: (password: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const open = () => {
    const password = input.current?.value ?? '';
    setEmpty(password === '');
    if (password === '') input.current?.focus();
    else if (!isBusy) onOpen(password);
  };
  return (
    <div className="grid gap-2">
      <TextField
        ref={input}
        id="statement-password"
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        label={messages.password.label}
        hint={messages.password.hint}
        error={isEmpty ? messages.password.empty : error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          open();
        }}
      />
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={open}>
          {messages.password.open}
        </Button>
      </div>
    </div>
  );
}
