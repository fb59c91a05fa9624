import { useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Stat } from '@/components/ui/figures/stat';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { Chain } from '@/lib/options/domain/chain/chain';
import {
  chainFigures,
  spotByParity,
  volatilitySurface,
  type ChainFigures,
  type ChainMarket,
} from '@/lib/options/domain/chain/chain-figures';
import type { FileChains } from '@/lib/options/domain/chain/own-chain';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import { underlyings, type Underlying } from '@/lib/options/domain/position/typed-strategy';
import { yearsUntil } from '@/lib/options/domain/pricing/black';
import { underlyingInWords } from '@/components/options/form-texts';
import { ChainTable, type ChainSetting } from './chain-table';
import { SmileChart, SurfaceTable } from './volatility-views';
import { optionChain as messages } from '@/lib/messages/en/options/option-chain';

/** Where a chain comes from. */
export type ChainSource = 'sample' | 'file' | 'typed';

const surfaceStrikes = 11;

/** The chain of one expiry with its figures, and the volatilities of all expiries. */
export function ShownChain({
  source,
  chain,
  chains,
  ofFile: { symbol, spot: fileSpot, date },
  setting,
  underlying,
  ownSymbol,
  onLegAdded,
  onSpotRead,
}: {
  source: ChainSource;
  chain: Chain;
  /** The chains of every expiry of the source. */
  chains: readonly Chain[];
  ofFile: FileChains;
  setting: ChainSetting;
  underlying: Underlying;
  /** The symbol of the stock that the position is on, where a chain named it. */
  ownSymbol: string | null;
  /** Returns false where the position has no room for a leg. */
  onLegAdded: (leg: OptionLeg) => boolean;
  onSpotRead: (spot: number) => void;
}) {
  const { rate, dividendYield, dayCount } = setting;
  const pricedOn = date ?? setting.today;
  const spot = fileSpot ?? setting.spot;
  const marketAt = (expiry: IsoDate): ChainMarket => ({
    spot,
    rate,
    dividendYield,
    years: yearsUntil(pricedOn, expiry, dayCount),
  });
  const market = marketAt(chain.expiry);
  const figures = chainFigures(chain, market);
  const smiles = chains
    .filter(({ rows }) => rows.length > 0)
    .map((each) => ({
      expiry: each.expiry,
      volatilities: chainFigures(each, marketAt(each.expiry)).volatilities,
    }));
  const isSample = source === 'sample';
  const isOther = symbol !== null && !isSameUnderlying(symbol, underlying, ownSymbol);
  const position = underlying === 'own' ? (ownSymbol ?? underlyingInWords(underlying)) : underlying;
  return (
    <>
      {market.years > 0 ? null : (
        <p className="text-sm font-semibold text-loss">
          {chain.expiry < pricedOn ? messages.isOver : messages.noTimeLeft}
        </p>
      )}
      {source === 'file' && symbol === null ? (
        <p className="text-sm text-ink-soft">
          {fill(messages.noUnderlying, { underlying: position })}
        </p>
      ) : null}
      {isOther ? (
        <Alert tone="warn">
          {fill(ownSymbol && !isIndex(symbol) ? messages.otherStock : messages.otherUnderlying, {
            symbol,
            position,
          })}
        </Alert>
      ) : null}
      {isSample || isOther ? null : (
        <ParitySpot
          fileSpot={fileSpot}
          enteredSpot={setting.spot}
          chain={chain}
          market={market}
          onSpotRead={onSpotRead}
        />
      )}
      <ChainTable
        chain={chain}
        volatilities={figures.volatilities}
        setting={{ ...setting, spot }}
        isSample={isSample}
        onLegAdded={isOther ? null : onLegAdded}
      />
      <ChainSummary figures={figures} />
      <SmileChart
        volatilities={figures.volatilities}
        spot={spot}
        csvSource={fill(messages.csvSource[source], {
          underlying: symbol ?? underlyingInWords(underlying),
          expiry: formatDate(chain.expiry),
          date: formatDate(pricedOn),
          spot: formatNumber(spot, 2),
        })}
      />
      <SurfaceTable surface={volatilitySurface(smiles, { spot, maxStrikes: surfaceStrikes })} />
    </>
  );
}

/** Offers the spot that the file names, or that the chain implies where it names none, if it differs from the field. */
function ParitySpot({
  fileSpot,
  enteredSpot,
  chain,
  market,
  onSpotRead,
}: {
  /** The price of the underlying, where the file has it. */
  fileSpot: number | null;
  /** The spot in the field. */
  enteredSpot: number;
  chain: Chain;
  market: ChainMarket;
  onSpotRead: (spot: number) => void;
}) {
  const [used, setUsed] = useState<number | null>(null);
  const implied = fileSpot ?? spotByParity(chain, market);
  const rounded = implied === null ? null : Number(implied.toFixed(2));
  // A difference below 0.1% is rounding of prices and rates.
  const isOther = rounded !== null && Math.abs(rounded / enteredSpot - 1) > 0.001;
  return (
    <>
      {isOther ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="max-w-prose text-sm">
            {fill(fileSpot === null ? messages.spotRead.sentence : messages.spotRead.fileSentence, {
              spot: formatNumber(rounded, 2),
              set: formatNumber(enteredSpot, 2),
            })}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setUsed(rounded);
              onSpotRead(rounded);
            }}
          >
            {fill(messages.spotRead.use, { spot: formatNumber(rounded, 2) })}
          </Button>
        </div>
      ) : null}
      <LiveRegion className="text-sm">
        {used !== null && used === enteredSpot
          ? fill(messages.spotRead.used, { spot: formatNumber(used, 2) })
          : null}
      </LiveRegion>
    </>
  );
}

/** Figures of the whole chain, each with its limits. */
function ChainSummary({
  figures: { putCallRatio, maxPainStrike, wallStrike, knownOpenInterest },
}: {
  figures: ChainFigures;
}) {
  const hasWall = wallStrike.call !== null || wallStrike.put !== null;
  return (
    <section aria-label={messages.figures.title} className="grid gap-3">
      <h3 className="font-semibold">{messages.figures.title}</h3>
      <dl className="grid gap-4 md:grid-cols-3">
        <Stat
          label={messages.figures.putCallRatio}
          value={formatFixed(putCallRatio.openInterest, 2)}
          note={`${fill(messages.figures.putCallVolume, { ratio: formatFixed(putCallRatio.volume, 2) })}. ${messages.figures.putCallNote}`}
        />
        <Stat
          label={messages.figures.maxPain}
          value={formatNumber(maxPainStrike, 2)}
          note={messages.figures.maxPainNote}
        />
        <Stat
          label={messages.figures.walls}
          value={
            hasWall
              ? fill(messages.figures.wallValues, {
                  call: formatNumber(wallStrike.call, 2),
                  put: formatNumber(wallStrike.put, 2),
                })
              : notKnown
          }
          note={messages.figures.wallsNote}
        />
      </dl>
      {knownOpenInterest.count > 0 && knownOpenInterest.count < knownOpenInterest.all ? (
        <p className="text-sm text-ink-soft">{fill(messages.figures.known, knownOpenInterest)}</p>
      ) : null}
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
  return !isIndex(symbol) && (ownSymbol ?? symbol) === symbol;
}

/** Whether a symbol is an index in the list of underlyings. */
function isIndex(symbol: string): boolean {
  return underlyings.some((each) => each === symbol);
}
