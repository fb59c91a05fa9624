import { messages } from '@/lib/messages';
import { accessOf } from '@/lib/navigation/routes';
import { screens } from '@/lib/picks/domain/screen/screens';
import { entryGroup } from '@/lib/search/group';
import { screenEntries } from '@/lib/search/groups';

const entries = screenEntries(messages());

test('every screen is found, and each link leads to a page of members', () => {
  expect(entries.map(({ id }) => id)).toEqual([
    ...screens.map(({ id }) => id),
    'own',
    'paper',
    'record',
  ]);
  for (const entry of entries) {
    expect('url' in entry ? accessOf(entry.url) : null).toBe('members');
  }
});

test.each(['piotroski', 'dividend', 'return on capital'])('“%s” finds a screen', async (words) => {
  const group = entryGroup({
    id: 'screens',
    title: 't',
    access: 'members',
    load: () => ({ entries }),
  });
  const hits = await group.find({
    ...{ words: words.split(' '), text: words, audience: 'members', limit: 5, isStrict: true },
  });
  expect(hits?.length).toBeGreaterThan(0);
});
