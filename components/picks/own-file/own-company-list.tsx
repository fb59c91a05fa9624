import { useState } from 'react';
import { ratioText } from '@/components/picks/ratio-text';
import { flagCount } from '@/components/picks/red-flag-list';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { companiesNamed, longestWords, mainRatios } from '@/lib/picks/domain/company/company-list';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { OwnViewProps } from './own-view-props';

const mostShown = 100;

/** All companies of the files, red flags first, then the figures that the files have. */
export function OwnCompanyList({ market, messages, onOpen }: OwnViewProps) {
  const { ownFile, picks } = messages;
  const words = ownFile.companies;
  const [typed, setTyped] = useState('');
  const [isHeldOnly, setHeldOnly] = useState(false);
  const found = companiesNamed(market.rows, typed).filter(
    ({ isin }) => !isHeldOnly || market.held.has(isin),
  );
  const shown = found.slice(0, mostShown);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          id="file-company-words"
          type="search"
          label={words.words}
          maxLength={longestWords}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fieldClassName="w-full max-w-xs"
        />
        {market.held.size > 0 ? (
          <Checkbox
            id="file-held-only"
            label={fill(words.heldOnly, { count: formatNumber(market.held.size) })}
            checked={isHeldOnly}
            onChange={({ target }) => setHeldOnly(target.checked)}
          />
        ) : null}
      </div>
      <Table
        caption={words.caption}
        isCaptionHidden
        isPinned
        empty={<p className="py-4 font-semibold">{words.none}</p>}
        rows={shown}
        rowKey={({ isin }) => isin}
        columns={[
          {
            id: 'company',
            title: words.company,
            width: 'name',
            cell: ({ isin, name }: RatioRow) => (
              <CompanyButton name={name} label={words.open} onOpen={() => onOpen(isin)} />
            ),
          },
          {
            id: 'flags',
            title: picks.flags.title,
            cell: ({ redFlags }: RatioRow) => flagCount(redFlags.length, picks.flags),
          },
          ...(market.held.size > 0
            ? [
                {
                  id: 'held',
                  title: words.held,
                  isNumber: true,
                  cell: ({ isin }: RatioRow) => formatNumber(market.held.get(isin) ?? null),
                },
              ]
            : []),
          ...(['price', ...mainRatios] as const)
            .filter((id) => market.known.has(id))
            .map((id) => ({
              id,
              title: ratioList[id].name,
              isNumber: true,
              cell: ({ values }: RatioRow) =>
                ratioText(values[id], ratioList[id].unit, picks.units),
            })),
        ]}
      />
      {shown.length < found.length ? (
        <p className="text-sm text-ink-soft">
          {fill(words.more, { shown: shown.length, count: formatNumber(found.length) })}
        </p>
      ) : null}
    </div>
  );
}

export function CompanyButton({
  name,
  label,
  onOpen,
}: {
  name: string;
  /** With {company}. */
  label: string;
  onOpen: () => void;
}) {
  return (
    <Button
      variant="quiet"
      aria-label={fill(label, { company: name })}
      onClick={onOpen}
      className="-mx-3.5 text-left"
    >
      {name}
    </Button>
  );
}
