'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { Chain } from '@/lib/options/domain/chain/chain';
import { spotByParity, type ChainMarket } from '@/lib/options/domain/chain/chain-figures';

/** Offers the spot that the file names, or that the chain implies where it names none, if it differs from the field. */
export function ParitySpot({
  fileSpot,
  setSpot,
  chain,
  market,
  messages,
  onSpotRead,
}: {
  /** Of the underlying, where the file has it. */
  fileSpot: number | null;
  /** The text of the field. */
  setSpot: number;
  chain: Chain;
  market: ChainMarket;
  messages: Messages['optionChain']['spotRead'];
  onSpotRead: (spot: number) => void;
}) {
  const [used, setUsed] = useState<number | null>(null);
  const implied = fileSpot ?? spotByParity(chain, market);
  const rounded = implied === null ? null : Number(implied.toFixed(2));
  // A difference below 0.1% is rounding of prices and rates.
  const isOther = rounded !== null && Math.abs(rounded / setSpot - 1) > 0.001;
  return (
    <>
      {isOther ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="max-w-prose text-sm">
            {fill(fileSpot === null ? messages.sentence : messages.fileSentence, {
              spot: formatNumber(rounded, 2),
              set: formatNumber(setSpot, 2),
            })}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setUsed(rounded);
              onSpotRead(rounded);
            }}
          >
            {fill(messages.use, { spot: formatNumber(rounded, 2) })}
          </Button>
        </div>
      ) : null}
      <LiveRegion className="text-sm">
        {used !== null && used === setSpot
          ? fill(messages.used, { spot: formatNumber(used, 2) })
          : null}
      </LiveRegion>
    </>
  );
}
