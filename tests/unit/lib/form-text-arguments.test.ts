import { shortTextOf, textsOf } from '@/lib/form-text';

test.each([undefined, null, 'text', 1, [], {}])(
  'an action called with %j in its form’s place reads empty fields',
  (sent) => {
    const form = sent as unknown as FormData;
    expect(shortTextOf(form, 'a')).toBe('');
    expect(textsOf(form, 'a', { maxCount: 2, maxBytes: 10 })).toEqual([]);
  },
);
