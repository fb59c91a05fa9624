import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '@/components/ui/tabs';

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
