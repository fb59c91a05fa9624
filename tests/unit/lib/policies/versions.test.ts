import { messages } from '@/lib/messages';
import { privacyPolicyChanges, deliveryPolicyChanges } from '@/lib/policies/clauses';

test.each([
  ['privacy', privacyPolicyChanges],
  ['delivery', deliveryPolicyChanges],
])('the change log of the %s policy is in order, the version in force first', (_, changes) => {
  expect([...changes].sort().reverse()).toEqual([...changes]);
});

test.each(['en', 'hi'] as const)('the change logs in %s name every version', (language) => {
  const allMessages = messages(language);
  expect(Object.keys(allMessages.privacyPolicy.changeLog)).toEqual([...privacyPolicyChanges]);
  expect(Object.keys(allMessages.deliveryPolicy.changeLog)).toEqual([...deliveryPolicyChanges]);
});

test('versions to which members agreed before are still known', () => {
  expect(privacyPolicyChanges).toEqual(expect.arrayContaining(['2026-11-21', '2026-11-23']));
});
