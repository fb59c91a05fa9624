import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FileReadingState, useMarketFile } from '@/components/market-files/file-reading';
import { Alert, LiveRegion } from '@/components/ui/alert';
import type { FileProblem, RowProblems } from '@/lib/market-files/file-problem';
import type { CompanyTable } from '@/lib/market-files/company-table';

import {
  companyFile,
  rememberColumns,
  rememberedColumns,
  savedOwnFiles,
} from '@/lib/picks/data/own-files';
import {
  matchColumns,
  rememberedOf,
  type MatchedColumn,
} from '@/lib/picks/domain/own-file/match-columns';
import { ownMarket } from '@/lib/picks/domain/own-file/own-market';
import { ColumnMapping } from './column-mapping';
import { FileList } from './file-list';
import { OwnMarketViews } from './own-market-views';
import type { OpenFile, OwnFileProps, Wanted } from './own-view-props';

/** A file of companies, unlike one of options. */
type Source = Parameters<typeof companyFile>[1];
type Mapping = { id: number; name: string; table: CompanyTable; columns: readonly MatchedColumn[] };

const none: RowProblems = { count: 0, listed: [] };

/** All that the reader opened: the files, the columns to check, and the screens on their companies. */
export function OwnFilePanel({
  wanted,
  ...props
}: OwnFileProps & { wanted: { next: Wanted; count: number } }) {
  const { today, messages } = props;
  const { ownFile, marketFile } = messages;
  const [files, setFiles] = useState<readonly OpenFile[]>([]);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [problem, setProblem] = useState<'option-file' | { name: string; of: FileProblem } | null>(
    null,
  );

  const put = (id: number, name: string, source: Source, columns: readonly MatchedColumn[]) => {
    const read = companyFile(name, source, columns, today);
    if (!read.ok) {
      setProblem({ name, of: read.problem });
      return;
    }
    const table = source.kind === 'companies' ? source : null;
    const opened: OpenFile = { ...read.value, id, table, source };
    setFiles((before) => [...before.filter((file) => file.id !== id), opened]);
  };

  const { reading, read, cancel } = useMarketFile((name, file) => {
    const id = wanted.count;
    if (
      file.kind === 'derivatives' ||
      file.kind === 'chain' ||
      file.kind === 'vix' ||
      file.kind === 'prices'
    ) {
      setProblem('option-file');
      return;
    }
    const columns =
      file.kind === 'companies' ? matchColumns(file, rememberedColumns.read() ?? {}) : [];
    const isDoubtful = columns.some(({ doubt }) => doubt !== null && doubt !== 'second');
    if (file.kind === 'companies' && isDoubtful) setMapping({ id, name, table: file, columns });
    else put(id, name, file, columns);
  });

  const open = useEffectEvent(({ next }: { next: Wanted }) => {
    setProblem(null);
    setMapping(null);
    if (next.kind === 'file') {
      void read(next.file);
      return;
    }
    const saved = savedOwnFiles.read()?.files ?? [];
    setFiles(
      saved.map((file, index) => ({
        ...file,
        id: -1 - index,
        problems: none,
        belowZero: 0,
        table: null,
        source: null,
      })),
    );
  });
  // After the effect, since the reading begins with a state of its own.
  useEffect(() => queueMicrotask(() => open(wanted)), [wanted]);

  const acceptColumns = (columns: readonly MatchedColumn[]) => {
    if (!mapping) return;
    rememberColumns(rememberedOf(mapping.columns, columns));
    put(mapping.id, mapping.name, mapping.table, columns);
    setMapping(null);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FileReadingState reading={reading} messages={marketFile} onCancel={cancel} />
      <LiveRegion>
        {problem === 'option-file' ? (
          <Alert tone="warn">{ownFile.file.optionFile}</Alert>
        ) : problem ? (
          <FileReadingState
            reading={{ kind: 'refused', name: problem.name, problem: problem.of }}
            messages={marketFile}
            onCancel={cancel}
          />
        ) : null}
      </LiveRegion>
      {mapping ? (
        <ColumnMapping
          key={mapping.id}
          name={mapping.name}
          columns={mapping.columns}
          messages={ownFile.mapping}
          onUse={acceptColumns}
        />
      ) : null}
      {files.length > 0 ? (
        <OpenedFiles
          {...props}
          files={files}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          onMap={({ id, name, table }) => {
            if (table) {
              const columns = matchColumns(table, rememberedColumns.read() ?? {});
              setMapping({ id, name, table, columns });
            }
          }}
        />
      ) : null}
    </div>
  );
}

function OpenedFiles({
  files,
  today,
  onRemove,
  onMap,
  ...props
}: OwnFileProps & {
  files: readonly OpenFile[];
  onRemove: (id: number) => void;
  onMap: (file: OpenFile) => void;
}) {
  // Reading the next file renders this again with every step of its progress.
  const market = useMemo(() => ownMarket(files, today), [files, today]);
  return (
    <>
      <FileList
        files={files}
        notes={market.notes}
        today={today}
        messages={props.messages}
        onRemove={onRemove}
        onMap={onMap}
      />
      {market.rows.length > 0 ? (
        <OwnMarketViews {...props} market={market} fileNames={files.map(({ name }) => name)} />
      ) : null}
    </>
  );
}
