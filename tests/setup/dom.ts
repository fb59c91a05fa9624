import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import './quick-dom';
import './waits';

// Every browser has them; jsdom does not. What reads text from outside cuts it by bytes, and workbooks come as streams.
Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder });

// No component test has a server; one of what a server answers spies on this.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// No component test has the router of Next around it; a test of links has a router of its own.
jest.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn() }),
  unstable_rethrow: jest.fn(),
}));

// The first script of a page (lib/security/first-script.ts) marks it as untouched. A test may ask for Node alone.
beforeEach(() => {
  if ('document' in globalThis) document.documentElement.dataset.untouched = '';
});
