'use client';

import { StatementField } from '@/components/statements/statement-field';
import { useStatementFile } from '@/components/statements/use-statement-file';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import { useFormAction } from '@/components/forms/use-form-action';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { importHoldings } from '@/lib/dashboard/server/actions';
import { freshImport, type ImportState } from '@/lib/dashboard/domain/form-states';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';

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
  outcomes: Outcomes<keyof Messages['dashboard']['outcomes']>;
}) {
  const statement = useStatementFile();
  const { answer, isPending, form } = useFormAction(importHoldings, freshImport, {
    send: (previous, data) => importHoldings(previous, statement.dataToSend(data)),
    failed: { status: 'unavailable', problems: [] },
    // A browser refuses to send a file that was changed after it was chosen: it has to be chosen again.
    resetsAfter: ({ status }) => !statement.selected || status === 'saved',
    // A request that is far too large is refused before it reaches the action, with an answer that does not name the file.
    check(): ImportState | null {
      if (!statement.mayBeSent) return freshImport;
      const isTooLarge = statement.templateBytes > maxBytes;
      return isTooLarge ? { ...freshImport, status: 'too-large' } : null;
    },
  });
  const { status, problems, count, savedBefore, maybeTwice } = answer;
  const listed = [
    ...new Map(
      problems.map(({ line, column, problem }) => {
        // All lines of a fund in a statement have the same name, so that a problem that they share is listed once.
        const place = statement.nameOfLine(line) ?? fill(messages.line, { line });
        const key = `${place}-${column}-${problem}`;
        return [key, { key, place, column, problem }] as const;
      }),
    ).values(),
  ];
  // The messages of the import replace those that all forms share.
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
                ? fillCount(count, messages.done, { count: formatNumber(count) })
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
                          ,{' '}
                          {statement.isFromStatement ? (
                            wordsOf(column, messages.columns)
                          ) : (
                            <code>{column}</code>
                          )}
                        </>
                      ) : null}
                      : {messages.problems[problem]}
                    </li>
                  ))}
                  {listed.length > shownProblems ? (
                    <li>
                      {fillCount(listed.length - shownProblems, messages.moreProblems, {
                        count: formatNumber(listed.length - shownProblems),
                      })}
                    </li>
                  ) : null}
                </ul>
                {statement.isFromStatement ? <p className="mt-1">{messages.deselect}</p> : null}
              </>
            ) : status === 'saved' ? (
              <>
                {savedBefore > 0 ? (
                  <p>
                    {fillCount(savedBefore, messages.savedBefore, {
                      count: formatNumber(savedBefore),
                    })}
                  </p>
                ) : null}
                {maybeTwice > 0 ? (
                  <p>
                    {fillCount(maybeTwice, messages.maybeTwice, {
                      count: formatNumber(maybeTwice),
                    })}
                  </p>
                ) : null}
              </>
            ) : (
              <p>
                <OutcomeText status={status} outcomes={said} />
              </p>
            )}
          </Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}

/** What a column of the template holds: a reader who chose a statement has not seen its name. */
const wordsOf = (column: string, columns: Readonly<Record<string, string>>): string =>
  columns[column] ?? column;
