/** An error or a warning on the console that a test did not expect (by a spy of its own) fails that test. */
const noise: string[] = [];

function record(kind: string) {
  return (...parts: unknown[]) => {
    noise.push(`console.${kind}: ${parts.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  noise.length = 0;
  console.error = record('error');
  console.warn = record('warn');
});

afterEach(() => {
  if (noise.length > 0) throw new Error(`Unexpected noise:\n${noise.join('\n')}`);
});
