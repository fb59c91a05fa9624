/** Lets the next call of a mocked function wait for its answer. @returns what answers it */
export function holdAnswer<Answer>(mocked: {
  mockReturnValueOnce: (answer: Promise<Answer>) => unknown;
}): (answer: Answer) => void {
  let give: (answer: Answer) => void = () => undefined;
  mocked.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return give;
}
