import { screen, waitFor } from '@testing-library/react';

/** A machine that is busy with other work for as long, as one of its programs sees it. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('on a busy machine, too, a wait looks often before it gives up', async () => {
  let looks = 0;
  await waitFor(() => {
    looks += 1;
    standStill(200);
    expect(looks).toBe(10);
  });
});

test('what comes right after a stop of a second is found', async () => {
  setTimeout(() => {
    standStill(1_100);
    // As React draws: in a later turn than the one that asks for it.
    setTimeout(() => document.body.append('Answered'), 0);
  }, 0);
  expect(await screen.findByText('Answered')).toBeInTheDocument();
  document.body.replaceChildren();
});

test('a wait moves a clock that a test has faked', async () => {
  jest.useFakeTimers();
  const waited = jest.fn();
  setTimeout(waited, 900);
  await waitFor(() => expect(waited).toHaveBeenCalled());
  setTimeout(waited, 2_000);
  await expect(waitFor(() => expect(waited).toHaveBeenCalledTimes(2))).rejects.toThrow();
  jest.useRealTimers();
});

test('a wait for what never comes ends', async () => {
  const began = performance.now();
  await expect(waitFor(() => expect(true).toBe(false))).rejects.toThrow();
  expect(performance.now() - began).toBeGreaterThan(900);
});
