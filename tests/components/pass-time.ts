import { act } from '@testing-library/react';

let passing: Promise<void> | undefined;

/** Lets so much of the faked time pass, and React draw what changed. */
export function passTime(ms: number): Promise<void> {
  passing = (async () => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
  })();
  return passing;
}

// A test that exceeded its time limit may still wait here, and until that has ended React draws nothing for the next test.
afterEach(() => passing);
