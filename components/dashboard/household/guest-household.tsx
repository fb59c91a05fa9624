'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { StorageProblem } from '@/lib/browser-storage/browser-storage';
import { hasEntry } from '@/lib/browser-storage/entries';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { HouseholdProblems, HouseholdTyped } from '@/lib/household/read-household';
import type { Messages } from '@/lib/messages';
import { browserAnswers, type BrowserAnswers } from './browser-answers';

type Rules = typeof import('./household-engine');

const firstField = 'input, select';
const wrongField = '[aria-invalid=true]';

/** A guest's household: answers and checks never leave this browser. The rules load when it is opened. */
export function GuestHousehold({
  today,
  messages,
  hiddenLabel,
}: {
  today: IsoDate;
  messages: Messages['dashboard']['checks'];
  hiddenLabel: string;
}) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [{ savedOn = '', ...stored }, setStored] = useState<BrowserAnswers>({});
  const [problems, setProblems] = useState<HouseholdProblems>({});
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [storageProblem, setStorageProblem] = useState<StorageProblem | null>(null);
  const root = useRef<HTMLDivElement>(null);

  // Each press removes its own button: the focus goes to what has taken its place.
  const focusOn = (what: string) =>
    (root.current?.querySelector<HTMLElement>(what) ?? root.current)?.focus();

  const open = (isFormOpen: boolean) =>
    import('./household-engine').then(
      (module) => {
        flushSync(() => {
          setStored(browserAnswers.read() ?? {});
          setRules(module);
          setOpen(isFormOpen);
        });
        if (isFormOpen) focusOn(firstField);
      },
      () => setFailed(true), // Offline: the next press asks again.
    );
  useEffect(() => {
    if (hasEntry('household')) void open(false);
  }, []);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rules) return;
    const form = new FormData(event.currentTarget);
    const now: HouseholdTyped = {};
    for (const field of rules.householdFields) {
      const text = rules.shortTextOf(form, field);
      if (text.trim() !== '') now[field] = text.slice(0, 60);
    }
    const read = rules.readHousehold(now);
    const isGood = Object.keys(read.problems).length === 0;
    const answers = { ...now, savedOn: today };
    flushSync(() => {
      setStored(answers);
      setProblems(read.problems);
      setOpen(!isGood);
    });
    focusOn(wrongField);
    if (!isGood) return;
    setStorageProblem(
      Object.keys(now).length > 0 ? browserAnswers.write(answers) : browserAnswers.remove(),
    );
  };

  if (!rules) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-ink-soft">{messages.guest}</p>
        <Button variant="secondary" className="needs-scripts" onClick={() => void open(true)}>
          {messages.form.open}
        </Button>
        <LiveRegion className="text-sm text-loss">
          {hasFailed ? messages.form.notLoaded : null}
        </LiveRegion>
      </div>
    );
  }
  const { CheckList, HouseholdFields, checkHousehold, fill, formatDate, readHousehold } = rules;
  const answeredOn = rules.readIsoDate(savedOn);
  const typed = rules.withoutPastYear(stored, { savedOn: answeredOn, today }, '');
  return (
    <div
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={messages.result}
      className="grid grid-cols-1 gap-3"
    >
      <LiveRegion className="text-sm text-loss">
        {storageProblem ? messages.notSaved[storageProblem] : null}
      </LiveRegion>
      {isOpen ? (
        <form onSubmit={check} noValidate className="grid gap-4">
          <p className="max-w-prose text-sm text-ink-soft">{messages.guest}</p>
          <HouseholdFields typed={typed} problems={problems} messages={messages} />
          <div>
            <Button type="submit" variant="secondary">
              {messages.form.check}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <CheckList
            checks={checkHousehold(readHousehold(typed).household, null, today)}
            messages={messages}
            hiddenLabel={hiddenLabel}
          />
          {answeredOn ? (
            <p className="text-xs text-ink-soft">
              {fill(messages.answeredOn, { date: formatDate(answeredOn) })}
            </p>
          ) : null}
          <div>
            <Button
              variant="quiet"
              onClick={() => {
                flushSync(() => setOpen(true));
                focusOn(firstField);
              }}
            >
              {messages.form.change}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
