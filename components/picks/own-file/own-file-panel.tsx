import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  FileReadingState,
  useMarketFile,
  type FileReading,
} from '@/components/market-files/file-reading';
import { Alert, LiveRegion } from '@/components/ui/alert';
import type { RowProblems } from '@/lib/market-files/file-problem';
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

/**
 * All that the reader opened: the files, the columns to check, and the screens on their companies. One file is read after
 * the other.
 */
export function OwnFilePanel({ wanted, ...props }: OwnFileProps & { wanted: readonly Wanted[] }) {
  const { today, messages } = props;
  const { ownFile, marketFile } = messages;
  const [files, setFiles] = useState<readonly OpenFile[]>([]);
  /** Files whose columns are to be checked; the first is shown. */
  const [mappings, setMappings] = useState<readonly Mapping[]>([]);
  const [mapping] = mappings;
  const [problems, setProblems] = useState<readonly ('option-file' | FileReading)[]>([]);
  /** How many of `wanted` were opened. */
  const [openedCount, setOpenedCount] = useState(0);

  const put = (id: number, name: string, source: Source, columns: readonly MatchedColumn[]) => {
    const read = companyFile(name, source, columns, today);
    if (!read.ok) {
      const { problem } = read;
      setProblems((before) => [...before, { kind: 'refused', name, problem }]);
      return;
    }
    const table = source.kind === 'companies' ? source : null;
    const opened: OpenFile = { ...read.value, id, table, source };
    setFiles((before) => [...before.filter((file) => file.id !== id), opened]);
  };

  const { reading, read, cancel } = useMarketFile((name, file) => {
    const id = openedCount;
    if (
      file.kind === 'derivatives' ||
      file.kind === 'chain' ||
      file.kind === 'vix' ||
      file.kind === 'prices'
    ) {
      setProblems((before) => [...before, 'option-file']);
      return;
    }
    const columns =
      file.kind === 'companies' ? matchColumns(file, rememberedColumns.read() ?? {}) : [];
    const isDoubtful = columns.some(({ doubt }) => doubt !== null && doubt !== 'second');
    if (file.kind === 'companies' && isDoubtful) {
      setMappings((before) => [...before, { id, name, table: file, columns }]);
    } else put(id, name, file, columns);
  });

  const isReading = reading.kind === 'reading';
  /** @param isQueued whether it was chosen while another file was read, whose problem stays in sight */
  const openNext = useEffectEvent((isQueued: boolean) => {
    const next = wanted[openedCount];
    if (!next || isReading) return;
    setOpenedCount(openedCount + 1);
    const failed = reading.kind === 'idle' ? [] : [reading];
    setProblems(isQueued ? [...problems, ...failed] : []);
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
  useEffect(() => queueMicrotask(() => openNext(false)), [wanted]);
  const hasRead = openedCount > 0 && !isReading;
  useEffect(() => {
    if (hasRead) queueMicrotask(() => openNext(true));
  }, [hasRead]);

  const acceptColumns = (
    { id, name, table, columns: before }: Mapping,
    columns: Mapping['columns'],
  ) => {
    rememberColumns(rememberedOf(before, columns));
    setProblems([]);
    put(id, name, table, columns);
    setMappings(mappings.filter((one) => one.id !== id));
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FileReadingState reading={reading} messages={marketFile} onCancel={cancel} />
      <LiveRegion>
        {problems.map((problem, index) =>
          problem === 'option-file' ? (
            <Alert key={index} tone="warn">
              {ownFile.file.optionFile}
            </Alert>
          ) : (
            <FileReadingState
              key={index}
              reading={problem}
              messages={marketFile}
              onCancel={cancel}
            />
          ),
        )}
      </LiveRegion>
      {mapping ? (
        <ColumnMapping
          key={mapping.id}
          name={mapping.name}
          columns={mapping.columns}
          messages={ownFile.mapping}
          onUse={(columns) => acceptColumns(mapping, columns)}
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
              const others = mappings.filter((one) => one.id !== id);
              setMappings([{ id, name, table, columns }, ...others]);
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
