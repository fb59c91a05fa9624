import { act, fireEvent, render, screen } from '@testing-library/react';
import { Term } from '@/components/education/glossary/term';
import { TermHints } from '@/components/education/glossary/term-hints';

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
