import { connection } from 'next/server';
import MissingCertificate from './not-found';

/** Where the address of no certificate leads. The doorman sets the status 404. */
export default async function MissingCertificatePage() {
  await connection();
  return <MissingCertificate />;
}
