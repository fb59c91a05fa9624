import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import './quick-dom';

// Every browser has them; jsdom does not. What reads text from outside cuts it by bytes, and workbooks come as streams.
Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder });
