import { useRef, useState } from 'react';
import { isTemplateFile } from '@/lib/statements/template-header';

/** What is selected of a statement: the file that is sent in its place, and the fund or share of each of its lines. */
export type SelectedTransactions = { csv: string; names: readonly string[] };

type Chosen =
  | { kind: 'none' | 'checking' }
  | { kind: 'template'; bytes: number }
  /** The count tells a file from the one before. */
  | { kind: 'statement'; file: File; count: number };

/**
 * The file of an import: the site's template, which is sent as it is, or a statement, of which only the selected
 * transactions are sent, as a file in the template's columns.
 */
export function useStatementFile() {
  const [chosen, setChosen] = useState<Chosen>({ kind: 'none' });
  const count = useRef(0);
  const [selected, select] = useState<SelectedTransactions | null>(null);
  // The answer to what was sent stays on the page while something else is selected.
  const [sent, setSent] = useState<SelectedTransactions | null>(null);

  const choose = async (file: File | null) => {
    count.current += 1;
    const own = count.current;
    select(null);
    setChosen({ kind: file ? 'checking' : 'none' });
    if (!file) return;
    // A file that is gone from the disk is no template; reading it as a statement says so.
    const isTemplate = await isTemplateFile(file).catch(() => false);
    // Another file was chosen while this one was looked at.
    if (count.current !== own) return;
    setChosen(
      isTemplate ? { kind: 'template', bytes: file.size } : { kind: 'statement', file, count: own },
    );
  };

  return {
    chosen,
    selected,
    select,
    choose,
    /** A statement is never sent itself, also where its reader does not load. */
    mayBeSent: selected !== null || chosen.kind === 'none' || chosen.kind === 'template',
    /** The size of the template, which is sent as it is. */
    templateBytes: chosen.kind === 'template' ? chosen.bytes : 0,
    /** The data of the form, with the selected transactions in place of the statement. */
    dataToSend(data: FormData): FormData {
      setSent(selected);
      if (!selected) return data;
      const own = new FormData();
      own.set('file', new File([selected.csv], 'transactions.csv', { type: 'text/csv' }));
      return own;
    },
    isFromStatement: sent !== null,
    /** Which fund or share a line of what was sent is of; null for a line of the template. */
    nameOfLine: (line: number): string | null => sent?.names[line - 2] ?? null,
  };
}

export type StatementFile = ReturnType<typeof useStatementFile>;
