import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Menu } from '@/components/ui/overlay/menu';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/fields/select';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { provideBrowserParts } from './browser-parts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '@/components/ui/tabs';

describe('controls', () => {
  const user = userEvent.setup();

  beforeEach(() => provideBrowserParts());

  test('menu: arrows pass over what is disabled, Enter does it, the focus returns', async () => {
    const rename = jest.fn();
    const remove = jest.fn();
    render(
      <Menu
        label="Options"
        actions={[
          { id: 'open', label: 'Open', onSelect: () => {} },
          { id: 'rename', label: 'Rename', isDisabled: true, onSelect: rename },
          { id: 'remove', label: 'Remove', onSelect: remove },
        ]}
      >
        …
      </Menu>,
    );
    act(() => screen.getByRole('button', { name: 'Options' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(rename).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus());
  });

  function Question() {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask
        </button>
        <Dialog
          isOpen={isOpen}
          title="Remove the plan?"
          description="It cannot be brought back."
          onClose={close}
          actions={
            <button type="button" data-autofocus onClick={close}>
              Keep it
            </button>
          }
        />
      </>
    );
  }

  test('dialog: named and described, the marked action has the focus, Escape gives it back', async () => {
    render(<Question />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the plan?' });
    expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  test('select: named, with its hint and error, and an option that cannot be chosen', async () => {
    const props = { id: 'regime', label: 'Regime', hint: 'For this year', error: 'Choose one.' };
    const options = [
      { value: 'new', label: 'New' },
      { value: 'old', label: 'Old' },
      { value: 'none', label: 'None', isDisabled: true },
    ];
    render(<Select {...props} options={options} />);
    const list = screen.getByRole('combobox', { name: 'Regime' });
    expect(list).toBeInvalid();
    expect(list).toHaveAccessibleDescription('For this year Choose one.');
    await user.selectOptions(list, 'old');
    expect(list).toHaveValue('old');
    expect(screen.getByRole('option', { name: 'None' })).toBeDisabled();
  });

  test('disclosure: shut until its title is pressed, or open from the start', async () => {
    render(
      <>
        <Disclosure title="Working">a formula</Disclosure>
        <Disclosure title="Sources" isOpen>
          a source
        </Disclosure>
      </>,
    );
    expect(screen.getByText('a source')).toBeVisible();
    expect(screen.getByText('a formula')).not.toBeVisible();
    await user.click(screen.getByText('Working'));
    expect(screen.getByText('a formula')).toBeVisible();
  });

  test('progress: says how far, and claims no figure when it knows none', () => {
    const { rerender } = render(<Progress label="Import" percent={40} />);
    expect(screen.getByRole('progressbar')).toHaveValue(40);
    expect(screen.getByText('40 %')).toBeInTheDocument();
    rerender(<Progress label="Import" />);
    expect(screen.getByRole('progressbar', { name: 'Import' })).not.toHaveAttribute('value');
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  test('skeleton: a screen reader hears what is loading, and none of its lines', () => {
    render(<Skeleton label="Loading plans" lines={2} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading plans$/);
    expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true]')).toHaveLength(2);
  });

  test('empty state: what is missing, why, and what to do', () => {
    render(
      <EmptyState title="No plans yet" action={<a href="/features/sip-calculator">Make one</a>}>
        A plan appears here once you save it.
      </EmptyState>,
    );
    expect(screen.getByText('No plans yet')).toBeInTheDocument();
    expect(screen.getByText('A plan appears here once you save it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make one' })).toBeInTheDocument();
  });
});

describe('tabs', () => {
  const user = userEvent.setup();

  const tabs = ['Summary', 'Years', 'Tax'].map((title) => ({
    id: title.toLowerCase(),
    title,
    content: <p>About {title}</p>,
  }));
  const element = <Tabs label="Views" tabs={tabs} />;
  const tab = (name: string) => screen.getByRole('tab', { name });
  const panelOf = (name: string) => screen.getByText(`About ${name}`).closest('[role=tabpanel]');

  afterEach(() => history.replaceState(null, '', '/'));

  test('the first tab is chosen, and only its panel shows', () => {
    render(element);
    expect(screen.getByRole('tablist', { name: 'Views' })).toBeInTheDocument();
    expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Summary' })).not.toHaveClass('hidden');
    expect(panelOf('Years')).toHaveClass('hidden');
  });

  test('arrows move in a circle, Home and End to the ends; the panel follows the focus', async () => {
    render(element);
    act(() => tab('Summary').focus());
    for (const [key, name] of [
      ['ArrowRight', 'Years'],
      ['End', 'Tax'],
      ['ArrowRight', 'Summary'],
      ['ArrowLeft', 'Tax'],
      ['Home', 'Summary'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(panelOf(name)).not.toHaveClass('hidden');
    }
  });

  test('one stop of the keyboard for all tabs, the next is the panel', async () => {
    render(element);
    await user.click(tab('Years'));
    expect(tab('Years')).toHaveFocus();
    await user.tab();
    expect(panelOf('Years')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Years')).toHaveFocus();
  });

  test('an address that ends in a panel opens it; a later choice stays', async () => {
    history.replaceState(null, '', '#tax');
    render(element);
    expect(tab('Tax')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Summary'));
    expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
    history.replaceState(null, '', '#years');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(tab('Years')).toHaveAttribute('aria-selected', 'true');
  });

  test('the HTML of the server holds every panel, links to them, and no style attribute', () => {
    const view = renderToStaticMarkup(element);
    for (const { id, title } of tabs) {
      expect(view).toContain(`href="#${id}"`);
      expect(view).toContain(`<p>About ${title}</p>`);
    }
    // Without scripts the one that the address names shows in place of the first.
    expect(view.match(/hidden noscript:target:block/g)).toHaveLength(2);
    expect(view.match(/noscript:has-\[~:is\(:target,:has\(:target\)\)\]:hidden/g)).toHaveLength(1);
    expect(view).not.toContain('style=');
  });

  test('the address of a tab opens it too, and it stays open when the address loses its hash', async () => {
    history.replaceState(null, '', '#years-tab');
    const { rerender } = render(element);
    expect(tab('Years')).toHaveAttribute('aria-selected', 'true');
    history.replaceState(null, '', '/?typed=1');
    rerender(element);
    expect(tab('Years')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Tax'));
    expect(tab('Tax')).toHaveAttribute('aria-selected', 'true');
  });

  test('a tab that needs scripts goes with its panel where there are none', () => {
    const view = renderToStaticMarkup(
      <Tabs label="Views" tabs={tabs.map((one) => ({ ...one, needsScripts: one.id === 'tax' }))} />,
    );
    expect(view.match(/needs-scripts/g)).toHaveLength(2);
  });
});
