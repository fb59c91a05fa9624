import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import './quick-labels';

// Every browser has them; jsdom does not. What reads text from outside cuts it by bytes.
Object.assign(globalThis, { TextDecoder, TextEncoder });
