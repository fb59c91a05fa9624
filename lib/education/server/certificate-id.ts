import 'server-only';
import { randomBytes } from 'node:crypto';

/** 128 random bits, in letters that an address can hold. */
export function newCertificateId(): string {
  return randomBytes(16).toString('base64url');
}
