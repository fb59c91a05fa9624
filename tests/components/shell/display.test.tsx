import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisplayMenu } from '@/components/shell/display/display-menu';
import { MeasureChoice } from '@/components/shell/display/display-panel';
import { messages } from '@/lib/messages';
import { hasAgreed } from '@/lib/vitals/consent';
import { measureVitals } from '@/lib/vitals/measure';
import { MemberArea } from '@/components/shell/member-area';
import { onSessionChange, type SessionChange } from '@/lib/auth/client/session-channel';

jest.mock('@/lib/vitals/measure', () => ({ measureVitals: jest.fn() }));

jest.mock('@/lib/auth/client/session-channel', () => ({ onSessionChange: jest.fn() }));

describe('display', () => {
  describe('the Display menu', () => {
    const user = userEvent.setup();
    const { display } = messages();
    const languages = {
      en: { name: 'English', locale: 'en-IN' },
      hi: { name: 'हिन्दी', locale: 'hi-IN' },
    };
    const root = document.documentElement;

    beforeEach(() => localStorage.clear());

    async function open() {
      render(<DisplayMenu label={display.menu} language="en" languages={languages} />);
      await user.click(screen.getByLabelText(display.menu));
      await screen.findByRole('group', { name: display.theme });
    }

    test('each choice shows at once and is saved; the first value of each removes its entry', async () => {
      await open();
      await user.click(screen.getByRole('radio', { name: display.figuresOf.full }));
      expect(root).toHaveAttribute('data-figures', 'full');
      expect(localStorage.getItem('figures')).toBe('full');
      await user.click(screen.getByRole('radio', { name: display.figuresOf.lakh }));
      expect(root).not.toHaveAttribute('data-figures');
      expect(localStorage.getItem('figures')).toBeNull();
      await user.click(screen.getByRole('switch', { name: display.hide }));
      expect(root).toHaveAttribute('data-amounts', 'hidden');
      await user.click(screen.getByRole('switch', { name: display.hide }));
      expect(root).not.toHaveAttribute('data-amounts');
    });

    test('a page that has one language offers no choice of it', async () => {
      await open();
      expect(screen.queryByText(display.languageTitle)).not.toBeInTheDocument();
    });

    test('arrow keys choose, as in any group of radio buttons', async () => {
      await open();
      act(() => screen.getByRole('radio', { name: display.themes.system }).focus());
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(screen.getByRole('radio', { name: display.themes.dark })).toBeChecked();
      expect(root).toHaveAttribute('data-theme', 'dark');
      await user.keyboard('{ArrowRight}');
      expect(root).not.toHaveAttribute('data-theme');
    });

    test('what another tab chooses is shown here', async () => {
      await open();
      localStorage.setItem('amounts', 'hidden');
      fireEvent(window, new StorageEvent('storage', { key: 'amounts', newValue: 'hidden' }));
      expect(screen.getByRole('switch', { name: display.hide })).toBeChecked();
      expect(root).toHaveAttribute('data-amounts', 'hidden');
      localStorage.removeItem('amounts');
      fireEvent(window, new StorageEvent('storage', { key: 'amounts', newValue: null }));
      expect(root).not.toHaveAttribute('data-amounts');
    });

    test('Escape shuts it and gives the focus back; a press outside shuts it', async () => {
      await open();
      const menu = screen.getByRole('group', { name: '' });
      await user.click(screen.getByRole('switch', { name: display.hide }));
      await user.keyboard('{Escape}');
      expect(menu).not.toHaveAttribute('open');
      expect(screen.getByLabelText(display.menu)).toHaveFocus();
      await user.click(screen.getByLabelText(display.menu));
      expect(menu).toHaveAttribute('open');
      await user.click(document.body);
      await waitFor(() => expect(menu).not.toHaveAttribute('open'));
    });
  });

  describe('the choice to be measured', () => {
    const { display } = messages();
    const user = userEvent.setup();
    const choice = () => screen.getByRole('switch', { name: display.measure });

    function browserSays(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }

    beforeEach(() => {
      localStorage.clear();
      jest.mocked(measureVitals).mockClear();
    });

    afterEach(() => {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
      Reflect.deleteProperty(navigator, 'doNotTrack');
    });

    test('only visitors who agreed are measured, until they withdraw', async () => {
      render(<MeasureChoice labels={display} />);
      expect(choice()).not.toBeChecked();
      expect(hasAgreed()).toBe(false);
      await user.click(choice());
      expect(choice()).toBeChecked();
      expect(hasAgreed()).toBe(true);
      expect(measureVitals).toHaveBeenCalledTimes(1);
      await user.click(choice());
      expect(hasAgreed()).toBe(false);
      expect(localStorage).toHaveLength(0);
    });

    test.each([
      ['globalPrivacyControl', true],
      ['doNotTrack', '1'],
    ] as const)('%s of the browser means no, also after one has agreed', (name, value) => {
      localStorage.setItem('measure', 'yes');
      expect(hasAgreed()).toBe(true);
      browserSays(name, value);
      render(<MeasureChoice labels={display} />);
      expect(hasAgreed()).toBe(false);
      expect(choice()).toBeDisabled();
      expect(choice()).not.toBeChecked();
      expect(screen.getByText(display.measureRefused)).toBeVisible();
    });
  });
});

describe('a form of a page after the session of the browser changed', () => {
  const { shell } = messages();
  const signIn = (owner: string) => {
    document.cookie = `signed-in=${owner}`;
  };

  afterEach(() => {
    document.cookie = 'signed-in=; Max-Age=0';
  });

  test.each([
    ['another member', 'asha', 'ravi', false],
    ['the same member', 'asha', 'asha', true],
    ['no one', 'asha', '; Max-Age=0', true],
    ['a renewed one, which names its member', '1', 'asha', true],
  ])('to %s: it is sent only where it cannot be saved for another', async (_, at, next, isSent) => {
    const user = userEvent.setup();
    signIn(at);
    jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false, status: 503 } as Response);
    jest.mocked(onSessionChange).mockReturnValue(() => undefined);
    const send = jest.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <>
        <MemberArea labels={shell} />
        <form onSubmit={({ nativeEvent }) => send(nativeEvent as SubmitEvent)}>
          <input aria-label="Goal" />
        </form>
      </>,
    );
    const field = screen.getByLabelText('Goal');
    await user.type(field, 'House');
    signIn(next);
    await user.type(field, '{Enter}');
    expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0);
    expect(screen.queryByText(shell.otherMember) === null).toBe(isSent);
    expect(field).toHaveValue('House');
  });

  test('is refused at each attempt, also after the notice was dismissed', async () => {
    const user = userEvent.setup();
    signIn('asha');
    jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false, status: 503 } as Response);
    jest.mocked(onSessionChange).mockReturnValue(() => undefined);
    const send = jest.fn();
    render(
      <>
        <MemberArea labels={shell} />
        <form onSubmit={send}>
          <input aria-label="Goal" />
        </form>
      </>,
    );
    signIn('ravi');
    await user.type(screen.getByLabelText('Goal'), 'House{Enter}');
    await user.click(screen.getByText(shell.dismiss));
    expect(screen.queryByText(shell.otherMember)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Goal'), '{Enter}');
    expect(screen.getByText(shell.otherMember)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('member area', () => {
  const named = (username: string, owner = username) => ({
    ok: true,
    json: async () => ({ owner, username, profileImage: null }),
  });

  /** What another tab's change does to a page of Asha, where the server then answers as `next`: whether it reloads. */
  async function reloadsAfter(change: SessionChange, next: object): Promise<boolean> {
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(next as Response);
    asked.mockResolvedValueOnce(named('Asha') as Response);
    const listeners = jest.mocked(onSessionChange);
    listeners.mockReset().mockReturnValue(() => undefined);
    // jsdom says on the console that it cannot reload.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<MemberArea labels={messages().shell} />);
    await screen.findByText(/Asha/);
    await act(async () => listeners.mock.calls.forEach(([listen]) => listen(change)));
    const reloads = said.mock.calls.length > 0;
    said.mockRestore();
    return reloads;
  }

  test.each([
    ['removes the hint of its session', 'asha.one', '', false],
    ['leaves that of another member', 'ravi.two', 'signed-in=ravi.two', true],
    ['leaves that of another sign-in of the same', 'asha.two', 'signed-in=asha.two', true],
  ])('the answer that a session is over %s', async (_, hint, left, isMember) => {
    document.cookie = 'signed-in=asha.one';
    document.documentElement.dataset.member = '';
    let answer: (response: Response) => void = () => undefined;
    jest
      .spyOn(globalThis, 'fetch')
      .mockReset()
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue(named('Asha') as Response);
    jest
      .mocked(onSessionChange)
      .mockReset()
      .mockReturnValue(() => undefined);
    render(<MemberArea labels={messages().shell} />);
    document.cookie = `signed-in=${hint}`;
    await act(async () => answer({ ok: false, status: 401 } as Response));
    expect(document.cookie).toBe(left);
    expect(document.documentElement.dataset.member !== undefined).toBe(isMember);
    expect(screen.queryByText(/Asha/) !== null).toBe(isMember);
    document.cookie = 'signed-in=; Max-Age=0';
    delete document.documentElement.dataset.member;
  });

  test.each<[SessionChange, string[]]>([
    ['signed-out', ['enquiry-draft']],
    ['logged-out', []],
  ])('another tab’s %s leaves %j in the storage of this tab', async (change, left) => {
    sessionStorage.setItem('enquiry-draft', '{}');
    await reloadsAfter(change, named('Asha'));
    expect(Object.keys(sessionStorage)).toEqual(left);
  });

  test.each([
    ['a log-out', true, 'logged-out', { ok: false, status: 401 }],
    ['a sign-in as another member', true, 'signed-in', named('Ravi')],
    ['a sign-in as another member of the same name', true, 'signed-in', named('Asha', 'other')],
    ['a sign-in as the same member', false, 'signed-in', named('Asha')],
    ['a sign-in as the same member under a new name', false, 'signed-in', named('Āśā', 'Asha')],
    [
      'the end of the session, with what was typed',
      false,
      'signed-out',
      { ok: false, status: 401 },
    ],
  ] as const)('after %s in another tab the page reloads: %s', async (_, expected, change, next) => {
    expect(await reloadsAfter(change, next)).toBe(expected);
  });
});
