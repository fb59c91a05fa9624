import { useMemo, useRef, useState } from 'react';
import { ColumnFields } from '@/components/picks/column-fields';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Select } from '@/components/ui/fields/select';
import type { SavedView } from '@/lib/picks/data/saved-views';
import { mainRatios, type CompanyListQuery } from '@/lib/picks/domain/company/company-list';
import { Tabs } from '@/components/ui/tabs';
import { CompareTable } from './compare-table';
import { OwnCompany } from './own-company';
import { OwnCompanyList } from './own-company-list';
import { OwnRule } from './own-rule';
import { OwnScreens } from './own-screens';
import type { OwnViewProps } from './own-view-props';

/** Screens, companies, an own rule and a comparison; or one of the companies. */
export function OwnMarketViews({
  views,
  ...props
}: Omit<OwnViewProps, 'onOpen' | 'list'> & { views: readonly SavedView[] }) {
  const { market, own, messages } = props;
  const { tools, savedViews } = messages.picks.screen;
  const [shown, setShown] = useState<CompanyListQuery | null>(null);
  const usual = (['price', ...mainRatios] as const).filter((id) => market.known.has(id));
  const list = shown ?? {
    ...{ words: '', sort: null, isClean: false },
    columns: [...usual, ...own.map(({ id }) => id)],
  };
  // The lists begin anew with what was chosen for them.
  const listKey = JSON.stringify(list);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const row = useMemo(
    () => market.rows.find(({ isin }) => isin === openKey) ?? null,
    [market, openKey],
  );
  const view: OwnViewProps = {
    ...props,
    list,
    onOpen: (key) => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setOpenKey(key);
    },
  };
  const words = messages.ownFile.views;
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
          label={words.label}
          tabs={[
            {
              id: 'file-screens',
              title: words.screens,
              content: <OwnScreens {...view} />,
            },
            {
              id: 'file-companies',
              title: words.companies,
              content: <OwnCompanyList key={listKey} {...view} />,
            },
            { id: 'file-rule', title: words.own, content: <OwnRule {...view} /> },
            { id: 'file-compare', title: words.compare, content: <CompareTable {...view} /> },
          ]}
        />
      </div>
    </>
  );
}
