import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Pagination } from '@/components/ui/pagination';
import { Tabs } from '@/components/ui/tabs';
import { TextLink } from '@/components/ui/text-link';

export function LinkExample() {
  return (
    <p className="max-w-prose">
      Start with the <TextLink href="/features/sip-calculator">SIP calculator</TextLink>, or read
      what <TextLink href="https://www.rbi.org.in/">the Reserve Bank</TextLink> says. This one{' '}
      <TextLink href="https://www.sebi.gov.in/" newTabLabel="opens in a new tab">
        leads to SEBI
      </TextLink>
      .
    </p>
  );
}

export function TabsExample() {
  return (
    <Tabs
      label="A plan in three views"
      tabs={[
        { id: 'plan-summary', title: 'Summary', content: <p>₹5,000 a month for 15 years.</p> },
        { id: 'plan-years', title: 'Year by year', content: <p>Each April has its own row.</p> },
        { id: 'plan-tax', title: 'Tax', content: <p>Gains above ₹1.25 lakh are taxed.</p> },
      ]}
    />
  );
}

export function BreadcrumbExample() {
  return (
    <Breadcrumb
      label="Breadcrumbs of the example"
      steps={[
        { id: 'home', title: 'Home', href: '/analytics' },
        { id: 'features', title: 'App Features' },
        { id: 'sip', title: 'SIP Calculator' },
      ]}
    />
  );
}

export function PaginationLinksExample() {
  const labels = {
    name: 'Pages of news',
    previous: 'Newer',
    next: 'Older',
    page: 'Page {page}',
    status: 'Page {page} of {pageCount}',
  };
  return (
    <Pagination
      page={1}
      pageCount={4}
      labels={labels}
      hrefOf={(page) => `/component/pagination-links?page=${page}`}
    />
  );
}
