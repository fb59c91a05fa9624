import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { GlossaryIndex } from '@/components/education/glossary/glossary-index';
import { GlossaryFilter, GlossaryList } from '@/components/education/glossary/glossary-list';
import {
  firstSentence,
  glossaryTerms,
  termOf,
  termPath,
  termsByLetter,
} from '@/lib/education/data/glossary';
import { settleMs } from '@/components/ui/use-settled';
import { messages } from '@/lib/messages';
import { HindiPageTerms, PageTerms, KeyTerm, Term } from '@/components/education/glossary/terms';
import { TermHints } from '@/components/education/glossary/term-hints';
import { createOutbox } from '@/components/education/learning-outbox';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { pendingEvents } from '@/lib/education/domain/learning/pending-events';
import { hrefOf } from '@/tests/components/href-of';
import { enterText } from '@/tests/components/enter-text';

const { glossary } = messages();

describe('glossary index', () => {
  /** As after a change of route, where the browser loads the names. */
  const renderIndex = () =>
    act(async () =>
      render(
        <Suspense>
          <GlossaryIndex groups={termsByLetter()} />
        </Suspense>,
      ),
    );

  const find = (value: string) =>
    act(async () => {
      enterText(screen.getByRole('searchbox', { hidden: true }), value);
      await Promise.resolve();
    });

  test('each term leads to its own page, also where its slug does not follow from its name', async () => {
    await renderIndex();
    const paths = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/'));
    expect(paths).toEqual(glossaryTerms.map(({ slug }) => termPath(slug)));
  });

  test('terms are filtered by their Hindi names too', async () => {
    await renderIndex();
    await find('बिटकॉइन');
    expect(screen.getByText('Bitcoin', { selector: 'a' })).toBeVisible();
    expect(screen.getByText('Exit load', { selector: 'a' })).not.toBeVisible();
    // Some keyboards write a letter and its dot below as one character.
    for (const spelling of ['म्यूचुअल फंड', 'म्यूचुअल फ़ंड', 'म्यूचुअल \u095eंड']) {
      await find(spelling);
      expect(screen.getByText('Mutual fund', { selector: 'a' })).toBeVisible();
    }
    for (const spelling of ['महंगाई भत्ता', 'महँगाई भत्ता']) {
      await find(spelling);
      expect(screen.getByText('Dearness allowance', { selector: 'a' })).toBeVisible();
    }
    await find('');
    expect(screen.getByText('Exit load', { selector: 'a' })).toBeVisible();
  });

  test('a filter without matches links to the search of the site', async () => {
    render(<GlossaryIndex groups={termsByLetter()} />);
    await find('tax & lakh');
    // Said once the visitor stops typing.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(glossary.filter.none));
    expect(hrefOf(glossary.filter.search)).toBe('/search?q=tax%20%26%20lakh');
  });
});

test('what is typed before the list of terms is drawn filters it then', async () => {
  jest.useFakeTimers();
  const letters = [{ letter: 'E', anchor: 'letter-e', terms: '0' }];
  const page = (hasList: boolean) => (
    <Suspense>
      <GlossaryFilter listId="list" searchPath="/search" messages={glossary.filter} />
      {hasList ? <GlossaryList id="list" path="/glossary" letters={letters} /> : null}
    </Suspense>
  );
  const { rerender } = render(page(false));
  enterText(screen.getByRole('searchbox', { hidden: true }), 'no such term');
  act(() => jest.advanceTimersByTime(settleMs));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => rerender(page(true)));
  act(() => jest.advanceTimersByTime(settleMs));
  expect(screen.getByRole('status')).toHaveTextContent(glossary.filter.none);
  expect(screen.getByRole('heading', { name: 'E', hidden: true })).not.toBeVisible();
  jest.useRealTimers();
});

describe('page terms', () => {
  const page = '/features/income-tax-calculator';

  test('a page in English carries the meanings', () => {
    render(<PageTerms page={page} />);
    expect(screen.getByRole('complementary', { name: glossary.strip })).toBeInTheDocument();
    expect(screen.getByText(firstSentence(termOf('rebate')))).toBeInTheDocument();
  });

  test('a page in Hindi names its terms in Hindi and leads to their English meanings', () => {
    const { keyTerms } = messages('hi').shell;
    render(<HindiPageTerms page={page} label={keyTerms} />);
    const links = screen.getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      expect(link).toHaveTextContent(/\p{Script=Devanagari}/u);
      expect(link).toHaveAttribute('hreflang', 'en-IN');
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/glossary\//));
    }
    expect(screen.getByRole('complementary', { name: keyTerms })).toBeInTheDocument();
  });
});

describe('term hints', () => {
  const shown: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    shown.length = 0;
    // jsdom knows neither popovers nor interest: what is asked of the browser is noted.
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        shown.push(this.id);
        Object.assign(this, { matches: () => true });
      },
      hidePopover(this: HTMLElement) {
        shown.splice(shown.indexOf(this.id), 1);
      },
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['showPopover', 'hidePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });

  test('the focus shows the meaning of a word, Escape and the next word close it', () => {
    render(
      <>
        <Term slug="sip" />
        <Term slug="nav" />
        <TermHints />
      </>,
    );
    const [sip, nav] = screen.getAllByRole('link');
    if (!sip || !nav) throw new Error('no words');
    fireEvent.focusIn(sip);
    expect(shown).toEqual([]);
    act(() => jest.advanceTimersByTime(400));
    expect(shown).toEqual([sip.getAttribute('interestfor')]);
    fireEvent.keyDown(sip, { key: 'Escape' });
    expect(shown).toEqual([]);
    fireEvent.pointerOver(nav);
    act(() => jest.advanceTimersByTime(400));
    expect(shown).toEqual([nav.getAttribute('interestfor')]);
    fireEvent.pointerOver(document.body);
    expect(shown).toEqual([]);
  });
});

describe('term', () => {
  test('a word leads to the glossary and carries its meaning in a popover of the browser’s own', () => {
    render(
      <p>
        The <Term slug="exit-load">load</Term> is small.
      </p>,
    );
    const link = screen.getByRole('link', { name: 'load' });
    expect(link).toHaveAttribute('href', '/glossary/exit-load');
    const note = screen.getByText(termOf('exit-load').definition);
    expect(note).toHaveAttribute('popover', 'hint');
    expect(link).toHaveAttribute('interestfor', note.id);
  });

  test('a misspelled word is our mistake', () => {
    expect(() => render(<Term slug="exit-laod" />)).toThrow('exit-laod');
  });

  test.each([
    ['exit load', 'exit-load'],
    ['Exit loads', 'exit-load'],
    ['SIP', 'sip'],
  ])('%s in bold is the term %s', (word, slug) => {
    render(<KeyTerm terms={['nav', 'sip', 'exit-load']}>{word}</KeyTerm>);
    expect(hrefOf(word)).toBe(`/glossary/${slug}`);
  });

  test('other bold text does not change', () => {
    render(
      <KeyTerm terms={['nav']}>
        never <em>ever</em>
      </KeyTerm>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('ever')).toBeInTheDocument();
  });
});

describe('learning outbox', () => {
  const event = {
    kind: 'answered',
    question: 'a/lesson:q1',
    option: 0,
    askedIn: 'quiz',
  } as const;

  /** What the site was sent, and how it answers: as it does when it has stored the events of these ids, or otherwise. */
  let sent: string[][];
  let answer: ((ids: string[]) => Promise<Partial<Response>>) | undefined;

  const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sent = [];
    answer = undefined;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      const { events } = JSON.parse(init?.body as string) as { events: { id: string }[] };
      const ids = events.map(({ id }) => id);
      sent.push(ids);
      const received = { ok: true, json: async () => ({ doneIds: ids }) };
      return ((await answer?.(ids)) ?? received) as Response;
    });
    let count = 0;
    Object.defineProperty(globalThis.crypto, 'randomUUID', {
      configurable: true,
      value: () => `id-${(count += 1)}`,
    });
  });
  afterEach(() => jest.useRealTimers());

  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('sends all answers in one request, and then holds nothing', async () => {
    const outbox = createOutbox('asha');
    outbox.record(event);
    outbox.record(event);
    expect(outbox.state()).toEqual({ waiting: 2, problem: 'none' });
    await wait(2000);
    expect(sent).toEqual([['id-1', 'id-2']]);
    expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
    expect(localStorage).toHaveLength(0);
  });

  it('counts waiting answers but not reading positions', async () => {
    answer = isOffline;
    const outbox = createOutbox('asha');
    outbox.record({ kind: 'read', lesson: 'a/lesson', heading: null });
    await wait(2000);
    expect(outbox.state()).toEqual({ waiting: 0, problem: 'offline' });
    outbox.record(event);
    expect(outbox.state()).toEqual({ waiting: 1, problem: 'offline' });
    expect(pendingEvents('asha')).toHaveLength(2);
  });

  it('without a connection stores it in the browser, for the next try or the next visit', async () => {
    answer = isOffline;
    const outbox = createOutbox('asha');
    outbox.record(event);
    await wait(2000);
    expect(outbox.state()).toEqual({ waiting: 1, problem: 'offline' });
    expect(pendingEvents('asha')).toHaveLength(1);
    answer = undefined;
    await createOutbox('asha').send();
    expect(pendingEvents('asha')).toEqual([]);
    // Another tab has sent it: the note about it goes.
    await wait(30_000);
    expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
    outbox.record(event);
    await wait(2000);
    expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
  });

  it('waits as long as a full minute asks, and says when one is signed out', async () => {
    const headers = new Headers({ 'retry-after': '40' });
    answer = async () => ({ ok: false, status: 429, headers });
    const outbox = createOutbox('asha');
    outbox.record(event);
    await wait(2000);
    expect(sent).toHaveLength(1);
    await wait(30_000);
    expect(sent).toHaveLength(1);
    answer = async () => ({ ok: false, status: 401 });
    await wait(10_000);
    expect(sent).toHaveLength(2);
    expect(outbox.state()).toEqual({ waiting: 1, problem: 'signed-out' });
  });

  it('does not send without a pause where a proxy names a date to wait for', async () => {
    const headers = new Headers({ 'retry-after': 'Sat, 28 Nov 2026 09:00:00 GMT' });
    answer = async () => ({ ok: false, status: 503, headers });
    createOutbox('asha').record(event);
    await wait(15_000);
    expect(sent).toHaveLength(1);
    await wait(10_000);
    expect(sent).toHaveLength(2);
  });

  it('never sends another member’s, and log-out forgets one’s own alone', async () => {
    answer = isOffline;
    createOutbox('asha').record(event);
    await createOutbox('ravi').send();
    expect(sent).toEqual([]);
    localStorage.setItem('theme', 'dark');
    removePersonalEntries('ravi');
    expect(pendingEvents('asha')).toHaveLength(1);
    removePersonalEntries('asha');
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('in a browser without storage the page itself holds it', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const outbox = createOutbox('asha');
    outbox.record(event);
    expect(outbox.state().waiting).toBe(1);
    await wait(2000);
    expect(outbox.state().waiting).toBe(0);
    storage.mockRestore();
  });
});
