import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { CopyButton } from '@/components/ui/files/copy-button';
import { Drawer } from '@/components/ui/overlay/drawer';
import { Stat } from '@/components/ui/stat';
import { TextLink } from '@/components/ui/text-link';
import { provideBrowserParts } from './browser-parts';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/here', useRouter: () => router }));

const user = userEvent.setup();

beforeEach(() => {
  jest.clearAllMocks();
  provideBrowserParts();
});

test('button: the keyboard presses it; busy, it keeps the focus and ignores presses', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
  rerender(
    <Button onClick={press} isBusy>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('links: of this site by the router, also as a button; of another site by the browser', async () => {
  render(
    <>
      <TextLink href="/tables">Tables</TextLink>
      <ButtonLink href="/forms">Forms</ButtonLink>
      <TextLink href="https://www.rbi.org.in/">RBI</TextLink>
      <TextLink href="https://www.sebi.gov.in/" newTabLabel="opens in a new tab">
        SEBI
      </TextLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Tables' }));
  await user.click(screen.getByRole('link', { name: 'Forms' }));
  expect(router.push.mock.calls).toEqual([['/tables'], ['/forms']]);
  expect(screen.getByRole('link', { name: 'RBI' })).not.toHaveAttribute('target');
  const sebi = screen.getByRole('link', { name: /SEBI \(opens in a new tab\)$/ });
  expect(sebi).toHaveAttribute('target', '_blank');
  expect(sebi).toHaveAttribute('rel', 'noreferrer');
});

test('breadcrumb: links on the way, a group without an address, and the page itself at the end', () => {
  render(
    <Breadcrumb
      label="Breadcrumbs"
      steps={[
        { id: 'home', title: 'Home', href: '/analytics' },
        { id: 'group', title: 'Features' },
        { id: 'page', title: 'SIP', href: '/sip' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
  expect(screen.getByText('SIP')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Features')).not.toHaveAttribute('aria-current');
});

test('alert: title and words; a live region reads out, urgent or not', () => {
  render(
    <>
      <LiveRegion>
        <Alert title="Saved">It is in your account.</Alert>
      </LiveRegion>
      <LiveRegion isUrgent>Not saved.</LiveRegion>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('SavedIt is in your account.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
});

test('badge, stat and avatar: the words are text, the picture says nothing', () => {
  render(
    <>
      <Badge tone="warn">Delayed</Badge>
      <Avatar source={null} size="large" />
      <dl>
        <Stat label="Last price" value="–" note="The exchange did not answer" />
      </dl>
    </>,
  );
  expect(screen.getByText('Delayed')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/avatar.svg');
  expect(screen.getByRole('term')).toHaveTextContent('Last price');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '–',
    'The exchange did not answer',
  ]);
});

test('card: with a title a named region, with a heading of the asked level', () => {
  render(
    <Card title="Fund" titleId="fund" headingLevel={4} actions={<button>Edit</button>}>
      text
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Fund' })).toHaveTextContent('text');
  expect(screen.getByRole('heading', { name: 'Fund', level: 4 })).toBeInTheDocument();
});

test('copy button: copies the text as it stands, and says whether it could', async () => {
  const labels = { copy: 'Copy', copied: 'Copied.', notCopied: 'Not copied.' };
  render(
    <>
      <pre id="code">{'a\n  b'}</pre>
      <CopyButton targetId="code" labels={labels} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('a\n  b');
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Not copied.')).toBeInTheDocument();
});

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} title="Filters" closeLabel="Close" onClose={() => setIsOpen(false)}>
        <a href="#a">A filter</a>
      </Drawer>
    </>
  );
}

test('drawer: holds the focus, and gives it back on Escape and on its button', async () => {
  render(<Filters />);
  const opener = screen.getByRole('button', { name: 'Open' });
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
  ]) {
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  }
});
