import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { headers } from 'next/headers';
import { requireUser, type Member } from '@/lib/auth/server/session';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { withFallback } from '@/lib/errors';
import { firestore } from '@/lib/firebase/admin';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { plainFields, type PlainFields } from '@/lib/firebase/plain-values';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { failure, success, type Result } from '@/lib/result';
import {
  isCertificateId,
  readCertificateFields,
  type Certificate,
} from '@/lib/education/domain/certificate';
import { randomBytes } from 'node:crypto';
import { compareTexts } from '@/lib/text/compare-texts';

/** Certificates of one member, withdrawn ones included: far more than there are paths. */
const maxOwned = 1_000;

type WriteProblem = 'too-many' | 'unavailable';

/** The certificate of this address, public; null where there is none. @throws when the database does not answer. */
export async function readCertificate(id: string): Promise<Certificate | null> {
  if (!isCertificateId(id)) return null;
  const document = await certificates().doc(id).get();
  return document.exists ? readCertificateFields(id, document.data()) : null;
}

/** The signed-in member's certificates, newest first. */
export async function listMyCertificates(): Promise<Result<Certificate[], 'unavailable'>> {
  const { uid } = await requireUser();
  return withFallback('The certificates could not be read', failure('unavailable'), async () => {
    const docs = await readAll(ownedBy(uid));
    const known = docs.flatMap(
      (document) => readCertificateFields(document.id, document.data()) ?? [],
    );
    return success(known.sort((one, other) => compareTexts(other.issuedOn, one.issuedOn)));
  });
}

/**
 * Makes the certificate of a path for this member. An existing certificate is returned unchanged: to change
 * its name, the member withdraws it first. The caller checks that the path is learnt.
 */
export async function issueMyCertificate(
  { uid }: Pick<Member, 'uid'>,
  wanted: Pick<Certificate, 'id' | 'path' | 'pathTitle' | 'lessons' | 'issuedOn'> & {
    name: string;
  },
): Promise<Result<string, WriteProblem>> {
  if (!(await mayWrite(uid))) return failure('too-many');
  const { id, ...fields } = wanted;
  return change(async (transaction) => {
    const { docs } = await transaction.get(ownedBy(uid).limit(maxOwned));
    const standing = docs.find(
      (document) => document.get('path') === wanted.path && !document.get('withdrawnOn'),
    );
    if (standing) return standing.id;
    transaction.create(certificates().doc(id), { ...fields, withdrawnOn: null, uid });
    return id;
  });
}

/** Takes the name off a certificate of this member; its address says from then on that it was withdrawn. */
export async function withdrawMyCertificate(
  { uid }: Pick<Member, 'uid'>,
  id: string,
  today: IsoDate,
): Promise<Result<null, WriteProblem>> {
  if (!(await mayWrite(uid))) return failure('too-many');
  if (!isCertificateId(id)) return success(null);
  return change(async (transaction) => {
    const document = await transaction.get(certificates().doc(id));
    const isMine = document.exists && document.get('uid') === uid;
    if (isMine && !document.get('withdrawnOn')) {
      transaction.update(document.ref, { name: null, withdrawnOn: today });
    }
    return null;
  });
}

/** For lib/account/user-data.ts: the certificates in a person's export. */
export async function exportCertificates(uid: string): Promise<readonly PlainFields[]> {
  const docs = await readAll(ownedBy(uid));
  return docs.map((document) => ({ id: document.id, ...plainFields(document.data()) }));
}

/** For lib/account/user-data.ts: deletes all; their addresses then answer that there is no such certificate. */
export async function eraseCertificates(uid: string): Promise<void> {
  await deleteAll(ownedBy(uid));
}

async function mayWrite(uid: string): Promise<boolean> {
  const token = await takeToken('learning', { uid, address: visitorAddress(await headers()) });
  return token.ok;
}

function change<Value>(
  write: (transaction: Transaction) => Promise<Value>,
): Promise<Result<Value, WriteProblem>> {
  return withFallback('A certificate could not be changed', failure('unavailable'), async () =>
    success(await firestore().runTransaction(write)),
  );
}

/** certificates/{id}: readable by anyone who has the address, so it lies outside users/{uid}. */
function certificates() {
  return firestore().collection('certificates');
}

function ownedBy(uid: string) {
  return certificates().where('uid', '==', uid);
}

/** 128 random bits, in letters that an address can hold. */
export function newCertificateId(): string {
  return randomBytes(16).toString('base64url');
}
