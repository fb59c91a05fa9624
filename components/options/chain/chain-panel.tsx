'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { isoDate, readIsoDate } from '@/lib/calendar/read-iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { ChainRow } from '@/lib/options/domain/chain/chain';
import { chainFigures, type ChainFigures } from '@/lib/options/domain/chain/chain-figures';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import { underlyings, type Underlying } from '@/lib/options/domain/position/typed-strategy';
import { sampleChain } from '@/lib/options/domain/chain/sample-chain';
import { volatilitySurface } from '@/lib/options/domain/pricing/volatility-surface';
import { yearsUntil } from '@/lib/options/domain/pricing/year-fraction';
import { ChainFile, type ReadChains } from './chain-file';
import { ChainTable, type ChainSetting } from './chain-table';
import { ParitySpot } from './parity-spot';
import { SmileChart, SurfaceTable } from './volatility-views';
import { TypedChain } from './typed-chain';
import { Stat } from '@/components/ui/stat';
import { formatFixed, formatNumber, notKnown } from '@/lib/money/rupees';

type Source = 'sample' | 'file' | 'typed';
const sources: readonly Source[] = ['sample', 'file', 'typed'];
const surfaceStrikes = 11;

/** What files and texts gave, by expiry. */
type FileChains = Omit<ReadChains, 'chains'> & {
  rows: Readonly<Record<IsoDate, readonly ChainRow[]>>;
  lots: Readonly<Record<IsoDate, number | null>>;
  /** The expiries of the last file or text. */
  given: readonly IsoDate[];
};

const noFile: FileChains = {
  ...{ rows: {}, lots: {}, given: [] },
  ...{ symbol: null, spot: null, date: null, isWhole: false },
};

/** The visitor's chain or a sample one: prices by strike, and figures of the whole chain. */
export function ChainPanel({
  setting,
  underlying,
  ownName,
  messages,
  fileMessages,
  onLegAdded,
  onSpotRead,
  onVolatilityRead,
}: {
  setting: ChainSetting;
  /** Of the position: shown first where a file has it. */
  underlying: Underlying;
  /** What a position is on that is on no index. */
  ownName: string;
  messages: Messages['optionChain'];
  fileMessages: Messages['marketFile'];
  /** One lot at the price of the chain. */
  onLegAdded: (leg: OptionLeg) => void;
  /** Sets the spot to the one that the chain implies. */
  onSpotRead: (spot: number) => void;
  /** Sets one volatility for all legs, in percent. */
  onVolatilityRead: (percent: number) => void;
}) {
  const { spot, today, rate, dividendYield, dayCount } = setting;
  const [source, setSource] = useState<Source>('sample');
  const [chosenExpiry, setChosenExpiry] = useState<IsoDate | null>(null);
  const [fileExpiry, setFileExpiry] = useState<IsoDate | null>(null);
  // The chains of all expiries that were read: together they are the volatility surface.
  const [file, setFile] = useState<FileChains>(noFile);
  const [typedRows, setTypedRows] = useState<readonly ChainRow[]>([]);
  // What a position on a stock is on, once a leg came from a chain that names it.
  const [ownSymbol, setOwnSymbol] = useState<string | null>(null);
  const isSample = source === 'sample';
  // A file of a whole day knows its expiries, its spot and its day; a text knows none of them.
  const ofFile = source === 'file' ? file : noFile;
  const expiries = ofFile.isWhole
    ? Object.keys(file.rows)
        .map((date) => isoDate(date))
        .sort()
    : [...new Set([...setting.expiries, ...(fileExpiry ? [fileExpiry] : [])])].sort();
  const expiry =
    expiries.find((date) => date === chosenExpiry) ?? expiries[0] ?? chosenExpiry ?? today;
  const pricedOn = ofFile.date ?? today;
  const years = yearsUntil(pricedOn, expiry, dayCount);
  const market = { spot: ofFile.spot ?? spot, rate, dividendYield, years };
  const chain = isSample
    ? sampleChain({ ...setting, expiry, years: Math.max(0, years) })
    : { expiry, rows: source === 'file' ? (file.rows[expiry] ?? []) : typedRows };
  const figures = chainFigures(chain, market);
  const chains = isSample
    ? setting.expiries.map((date) =>
        sampleChain({
          ...setting,
          expiry: date,
          years: Math.max(0, yearsUntil(today, date, dayCount)),
        }),
      )
    : source === 'file'
      ? Object.entries(file.rows).map(([date, rows]) => ({ expiry: isoDate(date), rows }))
      : [chain];
  const read = chains.filter(({ rows }) => rows.length > 0);
  const smiles = read.map(({ expiry: date, rows }) => ({
    expiry: date,
    volatilities: chainFigures(
      { expiry: date, rows },
      { ...market, years: yearsUntil(pricedOn, date, dayCount) },
    ).volatilities,
  }));
  const takeFile = ({ chains: readChains, ...read }: ReadChains) => {
    if (readChains.length === 0) {
      // A file that was removed takes its chains along; those of other files and texts stay.
      const isLeft = ([date]: [string, unknown]) => !file.given.some((each) => each === date);
      const rows = Object.fromEntries(Object.entries(file.rows).filter(isLeft));
      setFile(file.isWhole ? noFile : { ...noFile, rows });
      setFileExpiry(null);
      return;
    }
    const dated = readChains.map((each) => ({ ...each, expiry: each.expiry ?? expiry }));
    const isOther = read.symbol !== null && file.symbol !== null && read.symbol !== file.symbol;
    const before = read.isWhole || file.isWhole || isOther ? noFile : file;
    setFile({
      ...read,
      rows: {
        ...before.rows,
        ...Object.fromEntries(dated.map((each) => [each.expiry, each.rows])),
      },
      lots: Object.fromEntries(dated.map((each) => [each.expiry, each.unitsPerLot])),
      given: dated.map((each) => each.expiry),
    });
    const named = readChains.find((each) => each.expiry)?.expiry ?? null;
    if (!named) return;
    setFileExpiry(read.isWhole ? null : named);
    setChosenExpiry(named);
  };
  const fileLot = ofFile.lots[expiry] ?? null;
  const lot = fileLot ?? setting.unitsPerLot;
  const { symbol } = ofFile;
  const isOther = symbol !== null && !isSameUnderlying(symbol, underlying, ownSymbol);
  const addLeg = (leg: OptionLeg) => {
    if (symbol !== null) setOwnSymbol(symbol);
    onLegAdded(leg);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
          messages={messages.file}
          fileMessages={fileMessages}
          onRead={takeFile}
          onVolatilityRead={onVolatilityRead}
        />
      </div>
      <div hidden={source !== 'typed'}>
        <TypedChain setting={setting} messages={messages.typed} onRows={setTypedRows} />
      </div>
      {isSample ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="warn">{messages.sampleLabel}</Badge>
          {messages.sampleNote}
        </p>
      ) : null}
      {chain.rows.length > 0 ? (
        <>
          {years > 0 ? null : <p className="text-sm font-semibold text-loss">{messages.isOver}</p>}
          {source === 'file' && symbol === null ? (
            <p className="text-sm text-ink-soft">
              {fill(messages.noUnderlying, {
                underlying: underlying === 'own' ? (ownSymbol ?? ownName) : underlying,
              })}
            </p>
          ) : null}
          {isOther ? (
            <Alert tone="warn">
              {fill(messages.otherUnderlying, {
                symbol,
                position: underlying === 'own' ? (ownSymbol ?? ownName) : underlying,
              })}
            </Alert>
          ) : null}
          {isSample || isOther ? null : (
            <ParitySpot
              fileSpot={ofFile.spot}
              setSpot={spot}
              chain={chain}
              market={market}
              messages={messages.spotRead}
              onSpotRead={onSpotRead}
            />
          )}
          <ChainTable
            chain={chain}
            volatilities={figures.volatilities}
            setting={{ ...setting, spot: market.spot, unitsPerLot: lot }}
            isSample={isSample}
            messages={messages.table}
            onLegAdded={isOther ? null : addLeg}
          />
          <ChainSummary figures={figures} messages={messages.figures} />
          <SmileChart
            volatilities={figures.volatilities}
            spot={market.spot}
            csvSource={fill(messages.csvSource[source], {
              underlying: symbol ?? (underlying === 'own' ? ownName : underlying),
              expiry: formatDate(expiry),
              date: formatDate(pricedOn),
              spot: formatNumber(market.spot, 2),
            })}
            messages={messages.smile}
          />
          <SurfaceTable
            surface={volatilitySurface(smiles, { spot: market.spot, mostStrikes: surfaceStrikes })}
            messages={messages.surface}
          />
        </>
      ) : read.length > 0 ? (
        <p className="text-sm">{fill(messages.noneForExpiry, { date: formatDate(expiry) })}</p>
      ) : null}
    </div>
  );
}

/** Figures of the whole chain, each with its limits. */
function ChainSummary({
  figures: { putCallRatio, maxPainStrike, wallStrike },
  messages,
}: {
  figures: ChainFigures;
  messages: Messages['optionChain']['figures'];
}) {
  const hasWall = wallStrike.call !== null || wallStrike.put !== null;
  return (
    <section aria-label={messages.title} className="grid gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      <dl className="grid gap-4 md:grid-cols-3">
        <Stat
          label={messages.putCallRatio}
          value={formatFixed(putCallRatio.openInterest, 2)}
          note={`${fill(messages.putCallVolume, { ratio: formatFixed(putCallRatio.volume, 2) })}. ${messages.putCallNote}`}
        />
        <Stat
          label={messages.maxPain}
          value={formatNumber(maxPainStrike, 2)}
          note={messages.maxPainNote}
        />
        <Stat
          label={messages.walls}
          value={
            hasWall
              ? fill(messages.wallValues, {
                  call: formatNumber(wallStrike.call, 2),
                  put: formatNumber(wallStrike.put, 2),
                })
              : notKnown
          }
          note={messages.wallsNote}
        />
      </dl>
    </section>
  );
}

/**
 * Whether the options of a chain may join the position: one payoff is over the price of one underlying. A position on a
 * stock does not name it, so the first chain that gives it a leg does.
 */
function isSameUnderlying(
  symbol: string,
  underlying: Underlying,
  ownSymbol: string | null,
): boolean {
  if (underlying !== 'own') return symbol === underlying;
  return !underlyings.some((each) => each === symbol) && (ownSymbol ?? symbol) === symbol;
}
