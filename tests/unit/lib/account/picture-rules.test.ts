import {
  fileOfAddress,
  pictureAddress,
  pictureFile,
  pictureKey,
} from '@/lib/account/picture-rules';

const name = 'Abc_-9'.padEnd(32, 'x');

test.each(['large', 'small'] as const)('the address of the %s size leads to its file', (size) => {
  const address = pictureAddress(pictureKey(name), size) ?? '';
  expect(address).toMatch(/^\/api\/avatar\/[\w-]+\.webp$/);
  expect(fileOfAddress(address.slice('/api/avatar/'.length))).toBe(
    pictureFile(pictureKey(name), size),
  );
});

test('an unknown key gives the bundled picture', () => {
  expect(pictureAddress(null, 'small')).toBeNull();
  expect(pictureAddress('https://elsewhere.example/a.webp', 'small')).toBeNull();
});

test.each([
  `../${name}-256.webp`,
  `${name}-256.webp/x`,
  `${name}-257.webp`,
  `${name}-256.svg`,
  `${name.slice(1)}-256.webp`,
  `${name}x-256.webp`,
  `${name}-256.webp\0`,
  `..%2F${name}-256.webp`,
  '',
])('%j is the address of no picture', (part) => {
  expect(fileOfAddress(part)).toBeNull();
});
