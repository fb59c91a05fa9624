import { useState } from 'react';
import { problemText } from '@/components/market-files/file-reading';
import { SampleDownloads } from '@/components/market-files/sample-downloads';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FileField } from '@/components/ui/fields/file-field';
import { Select } from '@/components/ui/fields/select';
import { Progress } from '@/components/ui/progress';
import { Table } from '@/components/ui/table';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fileLimits } from '@/lib/market-files/file-limits';
import { historySamples } from '@/lib/market-files/samples/sample-names';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { joinDayFiles, type UnusedReason } from '@/lib/options/domain/history/day-file';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { PastMovesCard } from './past-moves-card';
import { PremiumCard } from './premium-card';
import { maxFiles, useDayFiles, type FailedFile } from './use-day-files';
import { optionHistory as messages } from '@/lib/messages/en/options/option-history';
import { marketFile as fileMessages } from '@/lib/messages/en/market-file';

/** The index fund that the site compares with, and the file of its NAVs. */
export type IndexFund = { code: number; path: string };

/** The position through the days of the reader's own files, and over the past moves of its underlying. */
export function HistoryPanel({
  analysis,
  today,
  indexFund,
}: {
  analysis: Analysis;
  today: IsoDate;
  indexFund: IndexFund;
}) {
  const { underlying, exchange } = analysis.strategy;
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [chosenSymbol, setSymbol] = useState('');
  const [readFor, setReadFor] = useState('');
  const { files, failed, reading, read, cancel } = useDayFiles();
  const symbol = underlying === 'own' ? chosenSymbol : underlying;
  const start = (all: readonly File[], of: string) => {
    setReadFor(of);
    void read(all, of);
  };
  const symbols = [...new Set(files.flatMap((file) => ('symbols' in file ? file.symbols : [])))];
  const joined = joinDayFiles(files, exchange);
  // The underlying in the fields is not the one for which the files were read.
  const isOther = chosen.length > 0 && readFor !== symbol;
  const { file: texts } = messages;
  return (
    <div className="grid grid-cols-1 gap-5">
      <FileField
        id="history-files"
        label={texts.label}
        hint={`${texts.hint} ${fileMessages.stays}`}
        endings={['.csv', '.zip', '.txt']}
        maxBytes={fileLimits.bytes}
        labels={texts.labels}
        onChooseAll={(all) => {
          setChosen(all);
          start(all, symbol);
        }}
      />
      {underlying === 'NIFTY' ? (
        <p className="text-sm text-ink-soft">
          {fill(texts.ownHistory, { code: indexFund.code })}{' '}
          <a href={indexFund.path} download className="link">
            {texts.ownHistoryLink}
          </a>
          .
        </p>
      ) : null}
      {underlying === 'own' && symbols.length > 0 ? (
        <Select
          id="history-symbol"
          label={texts.symbol}
          hint={texts.symbolHint}
          placeholder={texts.chooseSymbol}
          value={chosenSymbol}
          options={symbols.toSorted().map((value) => ({ value, label: value }))}
          onChange={({ target }) => {
            setSymbol(target.value);
            start(chosen, target.value);
          }}
        />
      ) : null}
      {reading ? (
        <div className="flex items-end gap-4">
          <Progress
            label={fill(texts.reading, {
              number: formatNumber(reading.number),
              count: formatNumber(reading.count),
              name: reading.name,
            })}
            percent={Math.round(((reading.number - 1) / reading.count) * 100)}
          />
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : null}
      {isOther && reading === null ? (
        <div>
          <Button variant="secondary" onClick={() => start(chosen, symbol)}>
            {fill(texts.again, { symbol })}
          </Button>
        </div>
      ) : null}
      <LiveRegion className="grid gap-2">
        {chosen.length > maxFiles ? <Alert tone="warn">{texts.tooMany}</Alert> : null}
        {reading === null && files.length > 0 ? (
          <p className="text-sm">
            {fillCount(files.length, texts.done, { count: formatNumber(files.length) })}{' '}
            {joined.unnamed.length > 0 && readFor !== ''
              ? fill(texts.unnamed, { symbol: readFor, names: joined.unnamed.join(', ') })
              : null}
          </p>
        ) : null}
      </LiveRegion>
      <UnusedFiles unused={readFor === '' ? [] : joined.unused} failed={failed} symbol={readFor} />
      {files.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.empty}</p>
      ) : isOther || symbol === '' ? null : (
        <>
          <PremiumCard strategy={analysis.strategy} days={joined.days} />
          <PastMovesCard analysis={analysis} symbol={symbol} closes={joined.closes} />
        </>
      )}
      <SampleDownloads names={historySamples} today={today} messages={fileMessages.samples} />
    </div>
  );
}

function UnusedFiles({
  unused,
  failed,
  symbol,
}: {
  unused: readonly { name: string; reason: UnusedReason }[];
  failed: readonly FailedFile[];
  symbol: string;
}) {
  const unusedMessages = messages.file.unused;
  const rows = [
    ...failed.map((file, index) => ({
      id: `failed ${index}`,
      name: file.name,
      reason:
        file.kind === 'refused'
          ? problemText(file.problem, fileMessages)
          : unusedMessages.reasons[file.kind],
    })),
    ...unused.map(({ name, reason }, index) => ({
      id: `unused ${index}`,
      name,
      reason: fill(unusedMessages.reasons[reason], { symbol }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Disclosure isOpen title={fill(unusedMessages.title, { count: formatNumber(rows.length) })}>
      <Table
        caption={unusedMessages.caption}
        isCaptionHidden
        isLong
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            title: unusedMessages.name,
            cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
          },
          {
            id: 'reason',
            title: unusedMessages.reason,
            width: 'sentence',
            cell: ({ reason }) => reason,
          },
        ]}
      />
    </Disclosure>
  );
}
