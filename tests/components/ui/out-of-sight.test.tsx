import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { RouteLink } from '@/components/ui/route-link';

let path = '/here';
const router = { push: () => undefined, prefetch: () => undefined };
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));

/** What stood in the page each time that the part was drawn. */
const seen: string[] = [];

function Part() {
  seen.push(document.body.textContent ?? '');
  return <p>The part</p>;
}

function press(href: string) {
  const { unmount } = render(<RouteLink href={href}>There</RouteLink>);
  fireEvent.click(screen.getByRole('link'));
  unmount();
  path = '/there';
}

const page = (
  <>
    <h1>The page</h1>
    <OutOfSight>
      <Part />
    </OutOfSight>
  </>
);

describe('what is out of sight', () => {
  beforeEach(() => {
    path = '/here';
    delete document.documentElement.dataset.opening;
    seen.length = 0;
  });

  test('is in the HTML, and hydration keeps it', () => {
    document.documentElement.dataset.opening = '/elsewhere';
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('The part');
    const onRecoverableError = jest.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(container).toHaveTextContent('The part');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test.each(['/there', '/there?tab=two'])(
    'comes after the rest of a page that a link to %s opened, once',
    (href) => {
      press(href);
      render(page);
      expect(screen.getByText('The part')).toBeVisible();
      expect(seen).toEqual(['The page']);
      expect(document.documentElement).not.toHaveAttribute('data-opening');
    },
  );

  test.each(['/there#the-part', '/there?tab=two#the-part', '/elsewhere'])(
    'comes with the rest after a link to %s',
    (href) => {
      press(href);
      render(page);
      expect(seen).toEqual(['']);
    },
  );

  test('comes with the rest after Back', () => {
    press('/there');
    const { unmount } = render(page);
    unmount();
    seen.length = 0;
    render(page);
    expect(seen).toEqual(['']);
  });
});
