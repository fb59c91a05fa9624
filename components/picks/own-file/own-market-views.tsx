import { useRef, useState } from 'react';
import { ColumnFields } from '@/components/picks/column-fields';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Select } from '@/components/ui/fields/select';
import {
  columnNumbers,
  columnsOf,
  mainRatios,
  type CompanyListQuery,
  type ListColumn,
} from '@/lib/picks/domain/company/company-list';
import { Tabs } from '@/components/ui/tabs';
import { OwnCompany } from './own-company';
import { OwnCompanyList, CompanyButton } from './own-lists';
import { OwnScreens, OwnRule } from './own-screens';
import type { OwnFileProps, OwnViewProps } from './own-view-props';
import { ratioText } from '@/components/picks/ratio-text';
import { FlagCount } from '@/components/picks/flags-and-reasons';
import { TextField } from '@/components/ui/fields/field';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { maxPeers, rowCalled } from '@/lib/picks/domain/company/peers';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';

/** Screens, companies, an own rule and a comparison; or one of the companies. */
export function OwnMarketViews({
  views,
  ...props
}: Omit<OwnViewProps, 'onOpen' | 'list'> & Pick<OwnFileProps, 'views'>) {
  const { market, own, messages } = props;
  const { tools, savedViews } = messages.picks.screen;
  const [shown, setShown] = useState<CompanyListQuery | null>(null);
  const usual = (['price', ...mainRatios] as const).filter((id) => market.known.has(id));
  const list = shown ?? {
    words: '',
    sort: null,
    isClean: false,
    columns: [...usual, ...own.map(({ id }) => id)],
  };
  // The lists begin anew with what was chosen for them.
  const listKey = JSON.stringify(list);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const row = market.rows.find(({ isin }) => isin === openKey) ?? null;
  const view: OwnViewProps = {
    ...props,
    list,
    onOpen: (key) => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setOpenKey(key);
    },
  };
  const viewsMessages = messages.ownFile.views;
  return (
    <>
      {row ? (
        <OwnCompany
          key={row.isin}
          row={row}
          {...props}
          onBack={() => {
            setOpenKey(null);
            // Back where the reader was, once the lists show again.
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : null}
      {/* Hidden, not removed, so that the lists stay as the reader left them. */}
      <div hidden={row !== null}>
        {views.length > 0 ? (
          <Select
            id="file-view"
            label={savedViews.choose}
            placeholder={savedViews.usual}
            options={views.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => setShown(views.find(({ id }) => id === target.value) ?? null)}
          />
        ) : null}
        <form
          className="mb-4"
          aria-label={tools.columns}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            setShown({
              ...list,
              columns: form
                .getAll('col')
                .filter((id): id is string => typeof id === 'string' && id !== ''),
              isClean: form.get('clean') === '1',
            });
          }}
        >
          <Disclosure title={tools.columns}>
            <ColumnFields
              key={listKey}
              columns={list.columns}
              own={own}
              isClean={list.isClean}
              messages={messages.picks}
            />
            <Button type="submit" variant="secondary" className="mt-4">
              {tools.show}
            </Button>
          </Disclosure>
        </form>
        <Tabs
          label={viewsMessages.label}
          tabs={[
            {
              id: 'file-screens',
              title: viewsMessages.screens,
              content: <OwnScreens {...view} />,
            },
            {
              id: 'file-companies',
              title: viewsMessages.companies,
              content: <OwnCompanyList key={listKey} {...view} />,
            },
            { id: 'file-rule', title: viewsMessages.own, content: <OwnRule {...view} /> },
            {
              id: 'file-compare',
              title: viewsMessages.compare,
              content: <CompareTable {...view} />,
            },
          ]}
        />
      </div>
    </>
  );
}

const places = Array.from({ length: maxPeers }, (_, place) => place);

/** Up to four companies of the files, every ratio that at least one of them has. */
function CompareTable({ market, own, messages, onOpen }: OwnViewProps) {
  const { ownFile, picks } = messages;
  const compare = ownFile.compare;
  const [typed, setTyped] = useState<readonly string[]>(() =>
    places.map((place) => (place < 2 ? (market.rows[place]?.name ?? '') : '')),
  );
  const chosen = typed.map((text) => (text === '' ? null : rowCalled(text, market.rows)));
  const rows = [...new Set(chosen.filter((row) => row !== null))];
  const known = ratioIds.filter((id) => rows.some(({ values }) => values[id] !== null));
  const ratios = columnsOf([...own.map(({ id }) => id), ...known], own);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{compare.text}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {places.map((place) => (
          <TextField
            key={place}
            id={`compare-${place}`}
            list="file-companies-list"
            autoComplete="off"
            maxLength={80}
            label={fill(compare.pick, { number: place + 1 })}
            error={typed[place] && !chosen[place] ? picks.company.peers.unknown : null}
            value={typed[place] ?? ''}
            onChange={({ target }) =>
              setTyped(typed.map((text, at) => (at === place ? target.value : text)))
            }
          />
        ))}
        <datalist id="file-companies-list">
          {market.rows.slice(0, 500).map(({ isin, name }) => (
            <option key={isin} value={name} />
          ))}
        </datalist>
      </div>
      {rows.length > 0 ? (
        <Table
          caption={compare.caption}
          isCaptionHidden
          isPinned
          rows={ratios}
          rowKey={({ id }) => id}
          columns={[
            { id: 'ratio', title: compare.ratio, width: 'name', cell: ({ name }) => name },
            ...rows.map((row) => ({
              id: row.isin,
              title: row.name,
              head: (
                <>
                  <CompanyButton
                    name={row.name}
                    label={ownFile.companies.open}
                    onOpen={() => onOpen(row.isin)}
                  />
                  <span className="block text-xs font-normal">
                    <FlagCount count={row.redFlags.length} messages={picks.flags} />
                  </span>
                </>
              ),
              isNumber: true,
              cell: (column: ListColumn) =>
                ratioText(columnNumbers(column, market.rows, own)(row), column.unit, picks.units),
            })),
          ]}
        />
      ) : null}
    </div>
  );
}
