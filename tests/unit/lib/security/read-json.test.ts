import { readJson } from '@/lib/security/read-body';

const send = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);

test('a body as long as allowed is read', async () => {
  expect(await readJson(send('{"a":1}'), 7)).toEqual({ a: 1 });
});

test('a longer one is none, and is not read to its end', async () => {
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 1_000) return controller.close();
      controller.enqueue(new TextEncoder().encode('        '));
    },
  });
  expect(await readJson(send(endless), 20)).toBeNull();
  expect(pieces).toBeLessThan(10);
});

test('one that says that it is longer is not begun', async () => {
  expect(await readJson(send('{}', { 'content-length': '21' }), 20)).toBeNull();
});

test.each(['', '{', 'no', '\u0000'])('"%s" is none', async (text) => {
  expect(await readJson(send(text), 20)).toBeNull();
});
