import type { Member } from '@/lib/auth/server/session';

/** A member whose address is confirmed. */
export const memberOf = (uid: string, changes: Partial<Member> = {}): Member => ({
  uid,
  email: `${uid}@example.com`,
  isEmailVerified: true,
  username: uid,
  profileImage: null,
  sid: 's',
  ...changes,
});
