import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './in-node';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const allowed = (rules: string) => rules.match(/\ballow\b[^;]*;/g);

describe.each([
  ['firestore.rules', 'service cloud.firestore', 'match /{document=**}'],
  ['storage.rules', 'service firebase.storage', 'match /{path=**}'],
])('%s', (name, service, everything) => {
  it('denies every client everything, and says nothing else', () => {
    expect(allowed(read(name))).toEqual(['allow read, write: if false;']);
  });

  it('speaks of the whole service', () => {
    expect(read(name)).toContain(service);
    expect(read(name)).toContain(everything);
  });
});

describe('firebase.json', () => {
  it('deploys both rules and nothing else', () => {
    expect(JSON.parse(read('firebase.json'))).toEqual({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
    });
  });
});
