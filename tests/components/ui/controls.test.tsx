import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Combobox, type ComboboxProps, matchOptions } from '@/components/ui/fields/combobox';
import { LazyCombobox } from '@/components/ui/fields/lazy-combobox';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Menu } from '@/components/ui/overlay/menu';
import { Progress } from '@/components/ui/progress';
import { Tabs } from '@/components/ui/tabs';
import { provideBrowserParts } from './browser-parts';
import { textsOf } from '@/tests/components/texts-of';

describe('controls', () => {
  const user = userEvent.setup();

  beforeEach(() => provideBrowserParts());

  test('menu: arrows skip disabled actions, Enter chooses, and the focus returns', async () => {
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

  test('progress: says how far, and claims no figure when it knows none', () => {
    const { rerender } = render(<Progress label="Import" percent={40} />);
    expect(screen.getByRole('progressbar')).toHaveValue(40);
    expect(screen.getByText('40%')).toBeInTheDocument();
    rerender(<Progress label="Import" />);
    expect(screen.getByRole('progressbar', { name: 'Import' })).not.toHaveAttribute('value');
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
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
    expect(panelOf('Years')).toHaveClass('hidden');
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])(
    'an arrow with %s is left to the browser, which goes back with it',
    (modifier) => {
      render(element);
      const wasLeft = fireEvent.keyDown(tab('Summary'), { key: 'ArrowLeft', [modifier]: true });
      expect(wasLeft).toBe(true);
      expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('a click that opens a new tab of the browser is left to it', () => {
    render(element);
    const wasLeft = fireEvent.click(tab('Tax'), { ctrlKey: true });
    expect(wasLeft).toBe(true);
    expect(tab('Summary')).toHaveAttribute('aria-selected', 'true');
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

  test('a link to the tab that the address named opens it again after another was chosen', async () => {
    render(
      <>
        <a href="#years-tab">Open the years</a>
        {element}
      </>,
    );
    for (let press = 0; press < 2; press += 1) {
      await user.click(screen.getByText('Open the years'));
      await waitFor(() => expect(tab('Years')).toHaveAttribute('aria-selected', 'true'));
      await user.click(tab('Tax'));
      expect(tab('Tax')).toHaveAttribute('aria-selected', 'true');
    }
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

describe('combobox', () => {
  const user = userEvent.setup();

  beforeEach(() => provideBrowserParts());

  const options = [
    { value: 'AP', label: 'Andhra Pradesh' },
    { value: 'AR', label: 'Arunachal Pradesh' },
    { value: 'GA', label: 'Goa', isDisabled: true },
    { value: 'JK', label: 'Jammu & Kashmir' },
    { value: 'KL', label: 'Kerala' },
  ];

  function State({
    box: Box = Combobox,
    ...more
  }: Partial<ComboboxProps> & { box?: typeof Combobox }) {
    const [value, setValue] = useState('');
    return (
      <form aria-label="form">
        <Box
          id="state"
          name="state"
          label="State"
          options={options}
          value={value}
          onChoose={setValue}
          openLabel="Show the list"
          noMatch="Nothing fits."
          {...more}
        />
      </form>
    );
  }

  const box = () => screen.getByRole('combobox', { name: 'State' });
  const form = () => screen.getByRole<HTMLFormElement>('form');

  test('typing narrows the list, the arrows move in it, Enter takes, the form posts the value', async () => {
    render(<State />);
    await user.type(box(), 'prad');
    expect(textsOf('option')).toEqual(['Andhra Pradesh', 'Arunachal Pradesh']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Arunachal Pradesh');
    expect(form()).toHaveFormValues({ state: 'AR' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('what fits nothing is said, and leaving keeps what was chosen', async () => {
    render(<State />);
    await user.type(box(), 'ker{Enter}');
    expect(box()).toHaveValue('Kerala');
    await user.clear(box());
    await user.type(box(), 'kerx');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Escape leaves the list, and the choice as it was', async () => {
    render(<State />);
    await user.type(box(), 'ker{Enter}');
    await user.type(box(), '{Backspace}{Escape}');
    expect(box()).toHaveValue('Kerala');
    expect(form()).toHaveFormValues({ state: 'KL' });
  });

  test('emptied, it chooses nothing', async () => {
    render(<State />);
    await user.type(box(), 'ker{Enter}');
    await user.clear(box());
    expect(form()).toHaveFormValues({ state: '' });
  });

  test('the button opens the whole list, in which a disabled entry cannot be taken', async () => {
    render(<State />);
    await user.click(screen.getByRole('button', { name: 'Show the list' }));
    expect(screen.getAllByRole('option')).toHaveLength(options.length);
    await user.click(screen.getByRole('option', { name: 'Goa' }));
    expect(form()).toHaveFormValues({ state: '' });
  });

  test('named, described, invalid, required; or disabled', () => {
    const { unmount } = render(<State hint="Where you live." error="Choose one." required />);
    expect(box()).toHaveAccessibleDescription('Where you live. Choose one.');
    expect(box()).toBeInvalid();
    expect(box()).toBeRequired();
    unmount();
    render(<State disabled />);
    expect(box()).toBeDisabled();
  });

  test('the native list is used until the person does something, and keeps its choice', async () => {
    render(<State box={LazyCombobox} />);
    expect(box()).toHaveProperty('tagName', 'SELECT');
    await user.selectOptions(box(), 'Kerala');
    await user.click(document.body);
    await waitFor(() => expect(box()).toHaveProperty('tagName', 'INPUT'));
    expect(box()).toHaveValue('Kerala');
  });

  test('it does not take the list away from under the focus', async () => {
    render(<State box={LazyCombobox} />);
    await user.tab();
    expect(box()).toHaveFocus();
    await user.keyboard('k');
    await import('@/components/ui/fields/combobox');
    expect(box()).toHaveProperty('tagName', 'SELECT');
    await user.tab();
    await waitFor(() => expect(box()).toHaveProperty('tagName', 'INPUT'));
  });

  test('a list that takes the focus when it is about to be replaced hands it on', async () => {
    render(<State box={LazyCombobox} />);
    const list = box();
    const find = document.getElementById.bind(document);
    const asked = jest.spyOn(document, 'getElementById').mockImplementation((id) => {
      // Later than the look at the focus, earlier than the next rendering.
      queueMicrotask(() => list.focus());
      return find(id);
    });
    await user.click(document.body);
    await waitFor(() => expect(box()).toHaveProperty('tagName', 'INPUT'));
    asked.mockRestore();
    expect(box()).toHaveFocus();
  });

  test.each([
    ['', 5],
    ['  ', 5],
    ['jammu k', 1],
    ['KERÁ', 1],
    ['shmir', 0],
  ])('%j finds %i', (typed, count) => {
    expect(matchOptions(options, typed)).toHaveLength(count);
  });
});
