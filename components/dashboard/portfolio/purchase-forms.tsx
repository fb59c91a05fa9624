'use client';

import { TextField } from '@/components/ui/fields/field';
import { StatementField } from '@/components/statements/statement-field';
import { useStatementFile } from '@/components/statements/use-statement-file';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { saveSharePrice, importHoldings } from '@/lib/dashboard/server/actions';
import type { SharePriceState, ImportState } from '@/lib/dashboard/domain/form-states';
import type { AssetClass } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';

const noPriceYet: SharePriceState = { status: null, typed: '', problem: null };

/** What a share, or a gram of gold, costs today, typed by its owner. */
export function SharePriceForm({
  assetClass,
  symbol,
  messages,
  outcomes,
}: {
  assetClass: AssetClass;
  symbol: string;
  messages: Messages['dashboard']['holdings'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const { answer, isPending, form } = useFormAction(saveSharePrice, noPriceYet, {
    failed: { status: 'unavailable', problem: null },
    resetsAfter: ({ status }) => status === 'saved',
  });
  const { status, typed, problem } = answer;
  const problems = {
    ...messages.form.problems,
    'not-above-zero': messages.sharePrice.notAboveZero,
  };
  const failed = status && status !== 'saved' && status !== 'invalid' ? outcomes[status] : null;
  return (
    <form {...form} noValidate className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="assetClass" value={assetClass} />
      <input type="hidden" name="instrumentId" value={symbol} />
      <TextField
        id={`price-${assetClass}-${symbol}`}
        name="price"
        label={fill(messages.sharePrice[assetClass === 'gold' ? 'goldLabel' : 'label'], { symbol })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        before="₹"
        defaultValue={typed}
        error={problem ? problems[problem] : failed}
      />
      <Button type="submit" variant="secondary" isBusy={isPending}>
        {messages.sharePrice.submit}
      </Button>
    </form>
  );
}

const freshImport: ImportState = {
  status: null,
  problems: [],
  count: 0,
  savedBefore: 0,
  withoutAccount: 0,
};
const shownProblems = 30;

/** Transactions from the template or a statement: all of them, or a list of the lines that are wrong. */
export function ImportForm({
  maxBytes,
  messages,
  statementMessages,
  outcomes,
}: {
  /** Of the template. */
  maxBytes: number;
  messages: Messages['dashboard']['holdings']['import'];
  statementMessages: Messages['statements']['field'];
  outcomes: Messages['dashboard']['outcomes'];
}) {
  const statement = useStatementFile();
  const { answer, isPending, form } = useFormAction(importHoldings, freshImport, {
    send: (previous, data) => importHoldings(previous, statement.dataToSend(data)),
    failed: { status: 'unavailable', problems: [] },
    // A browser refuses to send a file again that was corrected since: it has to be chosen anew.
    resetsAfter: ({ status }) => !statement.selected || status === 'saved',
    // The request of a much larger file is refused before the action, and such an answer says nothing of the file.
    check(): ImportState | null {
      if (!statement.mayBeSent) return freshImport;
      const isTooLarge = statement.templateBytes > maxBytes;
      return isTooLarge ? { ...freshImport, status: 'too-large' } : null;
    },
  });
  const { status, problems, count, savedBefore, withoutAccount } = answer;
  const listed = [
    ...new Map(
      problems.map(({ line, column, problem }) => {
        // Of a statement, all lines of a fund have the same name and often the same problem, which is said once.
        const place = statement.nameOfLine(line) ?? fill(messages.line, { line });
        const key = `${place}-${column}-${problem}`;
        return [key, { key, place, column, problem }] as const;
      }),
    ).values(),
  ];
  // What an import says of itself goes before what every form says.
  const said = { ...outcomes, ...messages };
  return (
    <form {...form} className="grid gap-3">
      <StatementField
        statement={statement}
        isSending={isPending}
        submit={messages.submit}
        sending={messages.sending}
        messages={statementMessages}
      />
      <LiveRegion>
        {status ? (
          <Alert
            tone={status === 'saved' ? 'good' : 'bad'}
            title={
              status === 'saved'
                ? fillCount(count, messages.done)
                : problems.length > 0
                  ? messages[statement.isFromStatement ? 'notFromStatement' : 'nothingTaken']
                  : undefined
            }
          >
            {problems.length > 0 ? (
              <>
                <ul className="mt-1 grid gap-0.5">
                  {listed.slice(0, shownProblems).map(({ key, place, column, problem }) => (
                    <li key={key}>
                      {place}
                      {column ? (
                        <>
                          , <code>{column}</code>
                        </>
                      ) : null}
                      : {messages.problems[problem]}
                    </li>
                  ))}
                </ul>
                {statement.isFromStatement ? <p className="mt-1">{messages.deselect}</p> : null}
              </>
            ) : status === 'saved' ? (
              <>
                {savedBefore > 0 ? <p>{fillCount(savedBefore, messages.savedBefore)}</p> : null}
                {withoutAccount > 0 ? (
                  <p>{fillCount(withoutAccount, messages.withoutAccount)}</p>
                ) : null}
              </>
            ) : (
              <p>{said[status]}</p>
            )}
          </Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}
