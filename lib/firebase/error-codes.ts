import 'server-only';
import { GrpcStatus } from 'firebase-admin/firestore';
import { errorCode } from '@/lib/errors';

/** Firestore gave up a transaction because others wrote the same document. It is no outage. */
export function isContention(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.ABORTED;
}

/** The document that was to be created exists. */
export function isAlreadyCreated(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.ALREADY_EXISTS;
}

/** The document that was to be changed does not exist. */
export function isNotFound(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.NOT_FOUND;
}
