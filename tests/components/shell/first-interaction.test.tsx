import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnFirstInteraction } from '@/components/shell/on-each-page';

const mockRest = jest.fn();
jest.mock('@/components/shell/after-first-interaction', () => ({
  __esModule: true,
  default: (props: { startsAtOnce: boolean }) => {
    mockRest(props.startsAtOnce);
    return null;
  },
}));

beforeEach(() => {
  mockRest.mockReset();
  document.documentElement.dataset.untouched = '';
});
afterEach(() => delete document.documentElement.dataset.untouched);

// A bar that starts without a change of route never ends.
test.each([
  ['another page', '/elsewhere', true],
  ['this page with another query', '/?tab=holdings', true],
  ['a part of this page', '#part', false],
  ['another site', 'https://site.example/', false],
])(
  'the loading bar after a first click on a link to %s: %s, at once: %s',
  async (_, href, isStarted) => {
    document.body.onclick = (event) => event.preventDefault();
    render(
      <>
        <a href={href}>Link</a>
        <OnFirstInteraction />
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(mockRest).toHaveBeenCalledWith(isStarted));
    document.body.onclick = null;
  },
);
