import { useMemo, useRef, useState } from 'react';
import { ColumnFields } from '@/components/picks/column-fields';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { mainRatios } from '@/lib/picks/domain/company/company-list';
import { Tabs } from '@/components/ui/tabs';
import { CompareTable } from './compare-table';
import { OwnCompany } from './own-company';
import { OwnCompanyList } from './own-company-list';
import { OwnRule } from './own-rule';
import { OwnScreens } from './own-screens';
import type { OwnViewProps } from './own-view-props';

/** Screens, companies, an own rule and a comparison; or one of the companies. */
export function OwnMarketViews(props: Omit<OwnViewProps, 'onOpen' | 'columns' | 'isClean'>) {
  const { market, own, messages } = props;
  const [shown, setShown] = useState<Pick<OwnViewProps, 'columns' | 'isClean'> | null>(null);
  const usual = (['price', ...mainRatios] as const).filter((id) => market.known.has(id));
  const { columns, isClean } = shown ?? {
    columns: [...usual, ...own.map(({ id }) => id)],
    isClean: false,
  };
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const row = useMemo(
    () => market.rows.find(({ isin }) => isin === openKey) ?? null,
    [market, openKey],
  );
  const view: OwnViewProps = {
    ...props,
    columns,
    isClean,
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
        <form
          className="mb-4"
          aria-label={messages.picks.screen.tools.columns}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            setShown({
              columns: form
                .getAll('col')
                .filter((id): id is string => typeof id === 'string' && id !== ''),
              isClean: form.get('clean') === '1',
            });
          }}
        >
          <Disclosure title={messages.picks.screen.tools.columns}>
            <ColumnFields
              key={columns.join()}
              columns={columns}
              own={own}
              isClean={isClean}
              messages={messages.picks}
            />
            <Button type="submit" variant="secondary" className="mt-4">
              {messages.picks.screen.tools.show}
            </Button>
          </Disclosure>
        </form>
        <Tabs
          label={words.label}
          tabs={[
            { id: 'file-screens', title: words.screens, content: <OwnScreens {...view} /> },
            { id: 'file-companies', title: words.companies, content: <OwnCompanyList {...view} /> },
            { id: 'file-rule', title: words.own, content: <OwnRule {...view} /> },
            { id: 'file-compare', title: words.compare, content: <CompareTable {...view} /> },
          ]}
        />
      </div>
    </>
  );
}
