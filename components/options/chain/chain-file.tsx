import { useState } from 'react';
import {
  FileReadingState,
  RowProblemsTable,
  useMarketFile,
} from '@/components/market-files/file-reading';
import { SampleDownloads } from '@/components/market-files/sample-downloads';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/fields/file-field';
import { Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { plainName } from '@/lib/market-files/lines';
import type { DerivativesBhavcopy } from '@/lib/market-files/derivatives-bhavcopy';
import { fileLimits } from '@/lib/market-files/file-limits';
import type { ChainFile as ChainFileText, MarketFile } from '@/lib/market-files/read-market-file';
import type { VixHistory } from '@/lib/market-files/price-history';
import { optionSamples } from '@/lib/market-files/samples/sample-names';
import { fill } from '@/lib/messages/fill';
import { failure } from '@/lib/result';
import { dayChains, nothingRead, type ReadChains } from '@/lib/options/domain/chain/own-chain';
import { chainLimits } from '@/lib/options/domain/chain/chain';
import { vixRank } from '@/lib/options/domain/chain/chain-figures';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import { BadLines, badLinesOf, ChainOutcome, countsOf, type ChainState } from './chain-outcome';
import { VixNote } from './volatility-views';
import { optionChain } from '@/lib/messages/en/options/option-chain';
import { marketFile as fileMessages } from '@/lib/messages/en/market-file';

const { file: messages } = optionChain;

/** The visitor's own file or text. A file is read in a worker; the parser of texts is loaded when there is something to read. */
export function ChainFile({
  today,
  underlying: ofPosition,
  onRead,
  onVolatilityRead,
}: {
  today: IsoDate;
  underlying: Underlying;
  onRead: (read: ReadChains) => void;
  onVolatilityRead: (percent: number) => void;
}) {
  const [text, setText] = useState('');
  const [state, setState] = useState<ChainState>({ kind: 'idle' });
  /** Whether the last chain came from a file: it is then removed together with the file. */
  const [isOfFile, setOfFile] = useState(false);

  // A text that cannot be read does not replace the chains that were read before.
  const readText = (csv: string, fileName: string) => {
    setState({ kind: 'reading' });
    import('@/lib/options/domain/chain/read-chain-csv').then(
      ({ readChainCsv, expiryInFileName, symbolInFileName }) => {
        const chain = readChainCsv(csv);
        setState({ kind: 'read', chain });
        if (!chain.ok) return;
        const { rows } = chain.value;
        setOfFile(fileName !== '');
        onRead({
          ...nothingRead,
          chains: [{ expiry: expiryInFileName(fileName), rows, unitsPerLot: null }],
          symbol: symbolInFileName(fileName),
        });
      },
      () => setState({ kind: 'not-loaded' }),
    );
  };

  const readJson = ({ text: json }: ChainFileText) => {
    setState({ kind: 'reading' });
    import('@/lib/options/domain/chain/read-chain-json').then(
      ({ readChainJson }) => {
        const read = readChainJson(json);
        if (!read.ok) {
          setState({ kind: 'read', chain: failure({ code: read.problem, badLines: [] }) });
          return;
        }
        const { chains, symbol, date, spot, badStrikes } = read.value;
        setOfFile(true);
        setState({ kind: 'json', date, ...countsOf(chains), badStrikes });
        onRead({ chains, symbol, spot, date, isWhole: true });
      },
      () => setState({ kind: 'not-loaded' }),
    );
  };

  const chooseUnderlying = (day: DerivativesBhavcopy, symbol: string) => {
    const underlying = day.underlyings.find((each) => each.symbol === symbol) ?? day.underlyings[0];
    if (!underlying) return;
    const { closeRupees: spot } = underlying;
    const chains = dayChains(underlying);
    setOfFile(true);
    setState({ kind: 'day', day, symbol: underlying.symbol, ...countsOf(chains) });
    onRead({ chains, symbol: underlying.symbol, spot, date: day.date, isWhole: true });
  };

  const showVix = (days: VixHistory['days']) => {
    const rank = vixRank(days);
    setState(rank ? { kind: 'vix', rank } : { kind: 'other-kind' });
  };

  const { reading, read, cancel } = useMarketFile((_name, file: MarketFile) => {
    switch (file.kind) {
      case 'chain':
        return file.format === 'csv' ? readText(file.text, file.name) : readJson(file);
      case 'derivatives':
        return chooseUnderlying(file, ofPosition);
      case 'vix':
        return showVix(file.days);
      case 'prices': {
        const vix = file.series.find(({ name }) => plainName(name) === 'indiavix');
        return showVix(vix?.days.map(({ date, close }) => ({ date, percent: close })) ?? []);
      }
      case 'cash':
      case 'companies':
      case 'data-sheet':
        return setState({ kind: 'other-kind' });
    }
  });

  const take = (file: File | null, isAccepted: boolean) => {
    setState({ kind: 'idle' });
    if (file && isAccepted) {
      void read(file);
      return;
    }
    cancel();
    if (isOfFile) onRead(nothingRead);
    setOfFile(false);
  };

  const badLines = state.kind === 'read' ? badLinesOf(state.chain) : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <FileField
        id="chain-file"
        label={messages.label}
        hint={`${messages.hint} ${fileMessages.stays}`}
        endings={['.csv', '.zip', '.json', '.txt']}
        maxBytes={fileLimits.bytes}
        labels={messages.labels}
        onChoose={take}
      />
      <FileReadingState reading={reading} messages={fileMessages} onCancel={cancel} />
      {state.kind === 'day' ? (
        <DayFile
          day={state.day}
          symbol={state.symbol}
          onChoose={(symbol) => chooseUnderlying(state.day, symbol)}
        />
      ) : null}
      {state.kind === 'vix' ? <VixNote rank={state.rank} onUse={onVolatilityRead} /> : null}
      <Textarea
        id="chain-text"
        label={messages.pasteLabel}
        hint={messages.pasteHint}
        value={text}
        spellCheck={false}
        className="font-mono text-sm"
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button
          variant="secondary"
          isBusy={state.kind === 'reading'}
          onClick={() =>
            text.length > chainLimits.bytes ? setState({ kind: 'too-long' }) : readText(text, '')
          }
        >
          {messages.read}
        </Button>
      </div>
      <LiveRegion>
        <ChainOutcome state={state} />
      </LiveRegion>
      {badLines.length > 0 ? <BadLines lines={badLines} /> : null}
      <SampleDownloads names={optionSamples} today={today} messages={fileMessages.samples} />
    </div>
  );
}

/** A day of the derivatives segment: which underlying is looked at, and what of the file was not read. */
function DayFile({
  day: { exchange, date, underlyings, problems },
  symbol,
  onChoose,
}: {
  day: DerivativesBhavcopy;
  symbol: string;
  onChoose: (symbol: string) => void;
}) {
  const withOptions = underlyings.filter(({ contracts }) => contracts.some(({ option }) => option));
  return (
    <>
      <Select
        id="chain-underlying"
        label={messages.underlying}
        hint={fill(messages.dayOf, { exchange: exchange.toUpperCase(), date: formatDate(date) })}
        value={symbol}
        options={withOptions.map((each) => ({ value: each.symbol, label: each.symbol }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      <RowProblemsTable problems={problems} messages={fileMessages.rows} />
    </>
  );
}
