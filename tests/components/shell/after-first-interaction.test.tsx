import { fireEvent, render } from '@testing-library/react';
import AfterFirstInteraction from '@/components/shell/after-first-interaction';

jest.mock('next/navigation', () => ({
  usePathname: () => '/open',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/offline/visit', () => ({ notifyVisit: async () => undefined }));

const root = document.documentElement;

describe('a display setting that was chosen in another tab', () => {
  const store = (key: string, value: string | null) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    fireEvent(window, new StorageEvent('storage', { key, newValue: value }));
  };

  afterEach(() => {
    localStorage.clear();
    for (const key of ['amounts', 'figures', 'reading', 'theme']) delete root.dataset[key];
  });

  test.each([
    ['amounts', 'hidden'],
    ['figures', 'full'],
    ['reading', 'largest'],
    ['theme', 'dark'],
  ])('applies on this page too: %s', (key, value) => {
    render(<AfterFirstInteraction followed={null} />);
    store(key, value);
    expect(root).toHaveAttribute(`data-${key}`, value);
    store(key, null);
    expect(root).not.toHaveAttribute(`data-${key}`);
  });

  test('applies also where it was chosen before this code had loaded', () => {
    localStorage.setItem('amounts', 'hidden');
    render(<AfterFirstInteraction followed={null} />);
    expect(root).toHaveAttribute('data-amounts', 'hidden');
  });

  test('applies to a page that Back restores, which got no event of what was chosen meanwhile', () => {
    const comeBack = (persisted: boolean) =>
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    render(<AfterFirstInteraction followed={null} />);
    localStorage.setItem('amounts', 'hidden');
    // A page that was loaded anew has read it already.
    comeBack(false);
    expect(root).not.toHaveAttribute('data-amounts');
    comeBack(true);
    expect(root).toHaveAttribute('data-amounts', 'hidden');
    localStorage.removeItem('amounts');
    comeBack(true);
    expect(root).not.toHaveAttribute('data-amounts');
  });

  test('a choice that the browser could not store holds until the page is left', () => {
    root.dataset.amounts = 'hidden';
    render(<AfterFirstInteraction followed={null} />);
    expect(root).toHaveAttribute('data-amounts', 'hidden');
  });
});

describe('a link in an open sheet', () => {
  const hidePopover = jest.fn();

  function sheetWithLink(): HTMLAnchorElement {
    const sheet = Object.assign(document.createElement('div'), { hidePopover });
    sheet.setAttribute('popover', 'auto');
    const link = Object.assign(document.createElement('a'), { href: '/open' });
    link.addEventListener('click', (event) => event.preventDefault());
    sheet.append(link);
    document.body.append(sheet);
    return link;
  }

  beforeEach(() => hidePopover.mockReset());

  test('closes it, also where the link leads to the page that is open', () => {
    const link = sheetWithLink();
    render(<AfterFirstInteraction followed={null} />);
    fireEvent.click(link);
    expect(hidePopover).toHaveBeenCalledTimes(1);
    // Opens a new tab: the page and its sheet stay.
    fireEvent.click(link, { ctrlKey: true });
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('closes it also where it was followed before this code had loaded', () => {
    render(<AfterFirstInteraction followed={sheetWithLink()} />);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
