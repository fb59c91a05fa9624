'use client';

import { useRef, useState } from 'react';
import { PercentField } from '@/components/ui/fields/percent-field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { useEarlyInput } from '@/components/forms/use-early-input';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { groupTyped } from '@/lib/money/group-typed';
import { parseNumber, parseRupees } from '@/lib/money/parse';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { positionOf } from '@/lib/picks/domain/company/position-size';

type PositionMessages = Messages['picks']['company']['position'];
type Read = { value: number | null; error: string | null };

/** The position size for the reader's own numbers, which are local state and are not sent. */
export function PositionBox({
  tradedCrore,
  messages,
}: {
  /** Median rupees traded a day, in crore; null where it is not known. */
  tradedCrore: number | null;
  messages: PositionMessages;
}) {
  const [savingsText, setSavings] = useState('');
  const [amountText, setAmount] = useState('');
  const [fallText, setFall] = useState('50');
  const box = useRef<HTMLDivElement>(null);
  useEarlyInput(box);
  const savings = readRupees(savingsText, messages, 1);
  const amount = readRupees(amountText, messages, 0);
  const fall = readFall(fallText, messages);
  return (
    <div ref={box} className="grid grid-cols-1 gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <RupeeField
          id="position-savings"
          label={messages.savings}
          group={groupTyped}
          onType={setSavings}
          error={savings.error}
        />
        <RupeeField
          id="position-amount"
          label={messages.amount}
          group={groupTyped}
          onType={setAmount}
          error={amount.error}
        />
        <PercentField
          id="position-fall"
          label={messages.fall}
          defaultValue="50"
          onType={setFall}
          error={fall.error}
        />
      </div>
      {savings.value === null || amount.value === null ? (
        <p className="text-sm text-ink-soft">{messages.prompt}</p>
      ) : null}
      <div role="status" className="grid gap-1 empty:hidden">
        <Answer
          savings={savings.value}
          amount={amount.value}
          fall={fall.value}
          tradedCrore={tradedCrore}
          messages={messages}
        />
      </div>
    </div>
  );
}

function Answer({
  savings,
  amount,
  fall,
  tradedCrore,
  messages,
}: {
  savings: number | null;
  amount: number | null;
  fall: number | null;
  tradedCrore: number | null;
  messages: PositionMessages;
}) {
  if (savings === null || amount === null || fall === null) return null;
  const position = positionOf(savings, amount, fall);
  const tenthRupees = tradedCrore === null ? 0 : tradedCrore * 1e6;
  const days = tenthRupees > 0 ? Math.max(1, Math.ceil(amount / tenthRupees)) : null;
  return (
    <>
      <p className="text-lg font-semibold">
        {fill(messages.answer, {
          fall: formatPercent(fall),
          loss: formatRupees(position.lossRupees),
          share: formatPercent(position.lossOfSavingsPercent, 1),
        })}
      </p>
      <p>
        {fill(messages.share, { share: formatPercent(position.shareOfSavingsPercent, 1) })}{' '}
        {position.shareOfSavingsPercent > 100 ? messages.tooMuch : null}
      </p>
      <p>
        {position.gainToRecoverPercent === null
          ? messages.recoverNever
          : fill(messages.recover, { gain: formatPercent(position.gainToRecoverPercent, 1) })}
      </p>
      {days === null ? null : (
        <p className="text-ink-soft">
          {fill(messages.days, {
            tenth: formatRupees(tenthRupees),
            days: fillCount(days, messages.dayCount),
          })}
        </p>
      )}
    </>
  );
}

/** An empty field is valid; there is no result yet. */
function readRupees(text: string, { problems }: PositionMessages, min: number): Read {
  if (text.trim() === '') return { value: null, error: null };
  const read = parseRupees(text);
  if (!read.ok) return { value: null, error: problems.notAnAmount };
  return read.value >= min
    ? { value: read.value, error: null }
    : { value: null, error: min > 0 ? problems.notPositive : problems.notAnAmount };
}

function readFall(text: string, { problems }: PositionMessages): Read {
  if (text.trim() === '') return { value: null, error: null };
  const read = parseNumber(text);
  return read.ok && read.value >= 0 && read.value <= 100
    ? { value: read.value, error: null }
    : { value: null, error: problems.notAPercent };
}
