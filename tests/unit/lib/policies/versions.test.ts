import { messages } from '@/lib/messages';
import {
  privacyPolicyChanges,
  privacyPolicyVersion,
  deliveryPolicyChanges,
  deliveryPolicyVersion,
} from '@/lib/policies/clauses';

test.each([
  ['privacy', privacyPolicyVersion, privacyPolicyChanges],
  ['delivery', deliveryPolicyVersion, deliveryPolicyChanges],
])('the %s policy in force is the newest line of its change log', (_, version, changes) => {
  expect(changes[0]).toBe(version);
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
