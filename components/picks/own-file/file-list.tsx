import { sumOf } from '@/lib/cashflow/statistics';
import { useState } from 'react';
import { RowProblemsTable } from '@/components/market-files/file-reading';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RemoveButton } from '@/components/ui/remove-button';
import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { hasEntry } from '@/lib/browser-storage/entries';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { savedLimits, savedOwnFiles, saveOwnFiles } from '@/lib/picks/data/own-files';
import type { MergeNote } from '@/lib/picks/domain/own-file/own-market';
import type { OwnFileMessages, OpenFile } from './own-view-props';

type Outcome = 'saved' | 'removed' | NonNullable<ReturnType<typeof saveOwnFiles>>;

/** The files that are open, what could not be read of them, and the buttons that save and delete. */
export function FileList({
  files,
  notes,
  messages: { ownFile, marketFile },
  onRemove,
  onMap,
}: {
  files: readonly OpenFile[];
  notes: readonly MergeNote[];
  messages: OwnFileMessages;
  onRemove: (id: number) => void;
  onMap: (file: OpenFile) => void;
}) {
  const messages = ownFile.files;
  const [saving, setSaving] = useState<{ files: readonly OpenFile[]; outcome: Outcome } | null>(
    null,
  );
  // It says nothing of files that were opened since.
  const outcome = saving?.files === files ? saving.outcome : null;
  const setOutcome = (next: Outcome) => setSaving({ files, outcome: next });
  const hasSaved = hasEntry('market-files');
  const kindOf = ({ source }: OpenFile): string => {
    if (source?.kind === 'cash') {
      return fill(marketFile.kinds.cash, {
        exchange: source.exchange.toUpperCase(),
        date: formatDate(source.date),
      });
    }
    if (source?.kind === 'companies') return marketFile.kinds.sources[source.source];
    return source?.kind === 'data-sheet'
      ? marketFile.kinds['data-sheet']
      : marketFile.kinds.sources.other;
  };
  const belowZero = sumOf(files.map((file) => file.belowZero));
  const save = () => {
    const problem = saveOwnFiles({
      files: files.map(({ name, role, companies }) => ({ name, role, companies })),
    });
    setOutcome(problem ?? 'saved');
  };
  return (
    <Card title={messages.title} titleId="own-files-title">
      <div className="grid grid-cols-1 gap-3">
        <Table
          caption={messages.caption}
          isCaptionHidden
          hasCards
          rows={files}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              title: messages.name,
              width: 'name',
              cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
            },
            { id: 'kind', title: messages.kind, cell: kindOf },
            figureColumn('companies', messages.companies, ({ companies }: OpenFile) =>
              formatNumber(companies.length),
            ),
            {
              id: 'date',
              title: messages.date,
              cell: ({ companies }) => {
                const day = companies.find(({ priceAsOf }) => priceAsOf)?.priceAsOf;
                return day ? formatDate(day) : messages.noDate;
              },
            },
            {
              id: 'actions',
              title: messages.actions,
              cell: (file) => (
                <span className="flex flex-wrap gap-2">
                  {file.table ? (
                    <Button
                      variant="quiet"
                      aria-label={fill(ownFile.mapping.changeNamed, { name: file.name })}
                      onClick={() => onMap(file)}
                    >
                      {ownFile.mapping.change}
                    </Button>
                  ) : null}
                  <RemoveButton
                    variant="quiet"
                    aria-label={fill(messages.removeNamed, { name: file.name })}
                    onRemove={() => onRemove(file.id)}
                  >
                    {messages.remove}
                  </RemoveButton>
                </span>
              ),
            },
          ]}
        />
        {files.map(({ id, problems }) => (
          <RowProblemsTable key={id} problems={problems} messages={marketFile.rows} />
        ))}
        {belowZero > 0 ? (
          <p className="text-sm text-ink-soft">
            {fillCount(belowZero, messages.belowZero, { count: formatNumber(belowZero) })}
          </p>
        ) : null}
        {notes.map((note, index) => (
          <Alert key={index} tone="warn">
            {note.kind === 'isin-changed'
              ? fill(messages.isinChanged, {
                  symbol: note.symbol,
                  one: note.isins[0],
                  other: note.isins[1],
                })
              : fillCount(note.count, messages.notFound, {
                  count: formatNumber(note.count),
                  name: note.fileName,
                })}
          </Alert>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={save}>
            {ownFile.save.save}
          </Button>
          {hasSaved ? (
            <Button
              variant="quiet"
              onClick={() => setOutcome(savedOwnFiles.remove() ? 'blocked' : 'removed')}
            >
              {ownFile.save.remove}
            </Button>
          ) : null}
          <LiveRegion className="text-sm">
            {outcome ? outcomeText(outcome, ownFile.save) : null}
          </LiveRegion>
        </div>
      </div>
    </Card>
  );
}

const outcomeText = (outcome: Outcome, messages: OwnFileMessages['ownFile']['save']): string =>
  fill(messages[outcome], {
    files: formatNumber(savedLimits.files),
    companies: formatNumber(savedLimits.companies),
  });
