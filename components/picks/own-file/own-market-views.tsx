import { useMemo, useRef, useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { CompareTable } from './compare-table';
import { OwnCompany } from './own-company';
import { OwnCompanyList } from './own-company-list';
import { OwnRule } from './own-rule';
import { OwnScreens } from './own-screens';
import type { OwnViewProps } from './own-view-props';

/** Screens, companies, an own rule and a comparison; or one of the companies. */
export function OwnMarketViews(props: Omit<OwnViewProps, 'onOpen'>) {
  const { market, messages } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const row = useMemo(
    () => market.rows.find(({ isin }) => isin === openKey) ?? null,
    [market, openKey],
  );
  const view: OwnViewProps = {
    ...props,
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
