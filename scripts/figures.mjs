import { onEnd } from './processes.mjs';
import { say } from './progress.mjs';

const probeTimeoutMs = 3_000;

/** Small answers of the providers, at the addresses that lib/env.settings.ts has for them. */
export const probes = [
  'https://api.coingecko.com/api/v3/ping',
  'https://api.alternative.me/fng/?limit=1',
  'https://api.frankfurter.dev/v1/latest?base=USD&symbols=INR',
  'https://portal.amfiindia.com/robots.txt',
  'https://www.amfiindia.com/robots.txt',
  'https://api.mfapi.in/mf/119551/latest',
  'https://www.rbi.org.in/robots.txt',
  'https://www.sebi.gov.in/robots.txt',
  'https://pib.gov.in/robots.txt',
  'https://economictimes.indiatimes.com/robots.txt',
  'https://www.livemint.com/robots.txt',
  'https://www.thehindubusinessline.com/robots.txt',
];

/**
 * Decides once, for all sources, where the figures of a site on this machine come from: the providers, or, when none
 * of them answers, sample data under fictional names. Real and sample data never mix. `DATA_MODE` in the shell
 * overrides the decision.
 * @returns the environment that the site needs for it.
 */
export async function chooseFigures(dataMode = process.env.DATA_MODE) {
  if (dataMode === 'live') return { DATA_MODE: 'live' };
  if (dataMode !== 'sample' && (await doesAnyAnswer(probes))) return { DATA_MODE: 'live' };
  say(
    '! Market figures are generated samples: no provider is asked. Every page that shows them says so.',
  );
  return (await startSample()).environment;
}

/** The providers' stand-in (tests/upstream), stopped with us. */
export async function startSample() {
  const { startUpstream } = await import('../tests/upstream/server.mjs');
  const upstream = await startUpstream();
  onEnd(upstream.stop);
  return upstream;
}

export async function doesAnyAnswer(addresses, timeoutMs = probeTimeoutMs) {
  const asked = addresses.map(async (address) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
  });
  return Promise.any(asked).then(
    () => true,
    () => false,
  );
}
