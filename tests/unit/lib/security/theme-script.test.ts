import { runInNewContext } from 'node:vm';
import * as display from '@/components/shell/display';
import { themeScript } from '@/lib/security/theme-script';

/** What the script makes of a browser that keeps these values. */
function attributesFor(kept: Record<string, string>, cookie = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, {
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
  });
  return dataset;
}

const choices = Object.values(display);

test.each(choices)(
  'each remembered value of $key is set, its first is set by nothing',
  (choice) => {
    const [first, ...others] = choice.values;
    expect(attributesFor({ [choice.key]: first })).toEqual({});
    for (const value of others) {
      expect(attributesFor({ [choice.key]: value })).toEqual({ [choice.key]: value });
    }
  },
);

test.each(choices)('what is no value of $key sets nothing', ({ key }) => {
  expect(attributesFor({ [key]: key })).toEqual({});
  expect(attributesFor({ [key]: 'other' })).toEqual({});
});

test('a browser that refuses its storage still shows the member what is the member’s', () => {
  const dataset = {};
  runInNewContext(themeScript, {
    document: { documentElement: { dataset }, cookie: 'a=b; signed-in=1' },
    localStorage: {
      getItem() {
        throw new Error('refused');
      },
    },
  });
  expect(dataset).toEqual({ member: '' });
});
