import { connection } from 'next/server';
import MissingCertificate from './not-found';

/** Shown for the address of an unknown certificate. The middleware sets the status 404. */
export default async function MissingCertificatePage() {
  await connection();
  return <MissingCertificate />;
}
