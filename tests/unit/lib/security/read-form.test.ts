import { readForm } from '@/lib/security/read-body';

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/api/enquiries', { method: 'POST', body, headers });

const form = () => {
  const fields = new FormData();
  fields.append('message', 'क'.repeat(100));
  return fields;
};

test('reads a form that is not too long', async () => {
  const read = await readForm(post(form()), 1_000);
  expect(read instanceof FormData && read.get('message')).toBe('क'.repeat(100));
});

test('counts what arrives, whatever length was named', async () => {
  expect(await readForm(post(form()), 300)).toBe('too-large');
  expect(await readForm(post(form(), { 'content-length': '1' }), 300)).toBe('too-large');
  expect(await readForm(post('a=b', { 'content-length': '5000' }), 300)).toBe('too-large');
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=a', 'application/json', ''])(
  'of the type %j, text is no form',
  async (type) => {
    expect(await readForm(post('{}', { 'content-type': type }), 300)).toBeNull();
  },
);
