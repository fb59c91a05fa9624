import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { isoDate, readIsoDate } from '@/lib/calendar/read-iso-date';
import { fill } from '@/lib/messages/fill';
import { type ChainRow, sampleChain } from '@/lib/options/domain/chain/chain';
import {
  addChains,
  noChains,
  removeLastChains,
  type FileChains,
  type ReadChains,
} from '@/lib/options/domain/chain/own-chain';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import { yearsUntil } from '@/lib/options/domain/pricing/black';
import { ChainFile } from './chain-file';
import type { ChainSetting } from './chain-table';
import { ShownChain, type ChainSource } from './shown-chain';
import { TypedChain } from './typed-chain';
import { formatNumber } from '@/lib/money/rupees';
import { optionChain as messages } from '@/lib/messages/en/options/option-chain';

const sources: readonly ChainSource[] = ['sample', 'file', 'typed'];

/** The visitor's chain or a sample one: prices by strike, and figures of the whole chain. */
export function ChainPanel({
  setting,
  underlying,
  hasLegs,
  onLegAdded,
  onSpotRead,
  onVolatilityRead,
}: {
  setting: ChainSetting;
  /** The underlying of the position: shown first where a file has it. */
  underlying: Underlying;
  /** Whether the position has a leg. */
  hasLegs: boolean;
  /** One lot at the price of the chain. Returns false where the position has no room for a leg. */
  onLegAdded: (leg: OptionLeg) => boolean;
  /** Sets the spot to the one that the chain implies. */
  onSpotRead: (spot: number) => void;
  /** Sets one volatility for all legs, in percent. */
  onVolatilityRead: (percent: number) => void;
}) {
  const { today, dayCount } = setting;
  const [source, setSource] = useState<ChainSource>('sample');
  const [chosenExpiry, setChosenExpiry] = useState<IsoDate | null>(null);
  const [fileExpiry, setFileExpiry] = useState<IsoDate | null>(null);
  // The chains of all expiries that were read: together they are the volatility surface.
  const [file, setFile] = useState(noChains);
  const [typedRows, setTypedRows] = useState<readonly ChainRow[]>([]);
  // The symbol of the stock that the position is on: known once a leg came from a chain that names it.
  const [ownSymbol, setOwnSymbol] = useState<string | null>(null);
  // Another position may be on any stock.
  if (ownSymbol !== null && (underlying !== 'own' || !hasLegs)) setOwnSymbol(null);
  // A file of a whole day knows its expiries, its spot and its day; a text knows none of them.
  const ofFile = source === 'file' ? file : noChains;
  const expiries = ofFile.isWhole
    ? datesOf(file.rows)
    : [...new Set([...setting.expiries, ...(fileExpiry ? [fileExpiry] : [])])].sort();
  const expiry =
    expiries.find((date) => date === chosenExpiry) ?? expiries[0] ?? chosenExpiry ?? today;
  const sampleOf = (date: IsoDate) =>
    sampleChain({
      ...setting,
      expiry: date,
      years: Math.max(0, yearsUntil(today, date, dayCount)),
    });
  const chains = {
    sample: () => setting.expiries.map(sampleOf),
    file: () => datesOf(file.rows).map((date) => ({ expiry: date, rows: file.rows[date] ?? [] })),
    typed: () => [{ expiry, rows: typedRows }],
  }[source]();
  const chain =
    chains.find((each) => each.expiry === expiry) ??
    (source === 'sample' ? sampleOf(expiry) : { expiry, rows: [] });
  const fileLot = ofFile.lots[expiry] ?? null;
  const takeFile = (read: ReadChains) => {
    if (read.chains.length === 0) {
      setFile(removeLastChains(file));
      setFileExpiry(null);
      return;
    }
    setFile(addChains(file, read, expiry));
    const named = read.chains.find((each) => each.expiry)?.expiry ?? null;
    if (!named) return;
    setFileExpiry(read.isWhole ? null : named);
    setChosenExpiry(named);
  };

  return (
    <div className="grid grid-cols-1 gap-3 md:gap-5">
      <p className="max-w-prose text-sm text-ink-soft">{messages.intro}</p>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RadioGroup
          id="chain-source"
          name="chain-source"
          label={messages.source.label}
          value={source}
          onChoose={(value) => setSource(sources.find((one) => one === value) ?? 'sample')}
          options={sources.map((value) => ({ value, ...messages.source[value] }))}
        />
        <Select
          id="chain-expiry"
          label={messages.expiry}
          hint={
            fileExpiry && fileExpiry === expiry
              ? fill(messages.expiryFromFile, { date: formatDate(fileExpiry) })
              : fileLot
                ? fill(messages.lotFromFile, { units: formatNumber(fileLot) })
                : undefined
          }
          value={expiry}
          onChange={({ target }) => setChosenExpiry(readIsoDate(target.value))}
          options={expiries.map((value) => ({ value, label: formatDate(value) }))}
        />
      </div>
      {/* Hidden, not removed, so that input is preserved when another source is shown. */}
      <div hidden={source !== 'file'}>
        <ChainFile
          today={today}
          underlying={underlying}
          onRead={takeFile}
          onVolatilityRead={onVolatilityRead}
        />
      </div>
      <div hidden={source !== 'typed'}>
        <TypedChain setting={setting} onRows={setTypedRows} />
      </div>
      {source === 'sample' ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="warn">{messages.sampleLabel}</Badge>
          {messages.sampleNote}
        </p>
      ) : null}
      {chain.rows.length > 0 ? (
        <ShownChain
          source={source}
          chain={chain}
          chains={chains}
          ofFile={ofFile}
          setting={{
            ...setting,
            unitsPerLot: fileLot ?? setting.lotOf?.(expiry) ?? setting.unitsPerLot,
          }}
          underlying={underlying}
          ownSymbol={ownSymbol}
          onLegAdded={(leg) => {
            const isAdded = onLegAdded(leg);
            if (isAdded && ofFile.symbol !== null) setOwnSymbol(ofFile.symbol);
            return isAdded;
          }}
          onSpotRead={onSpotRead}
        />
      ) : chains.some(({ rows }) => rows.length > 0) ? (
        <p className="text-sm">{fill(messages.noneForExpiry, { date: formatDate(expiry) })}</p>
      ) : null}
    </div>
  );
}

const datesOf = (rows: FileChains['rows']) =>
  Object.keys(rows)
    .map((date) => isoDate(date))
    .sort();
