import { connection } from 'next/server';
import MissingPath from './not-found';

/** Shown for an unknown learning path. The middleware sets the status 404. */
export default async function MissingPathPage() {
  await connection();
  return <MissingPath />;
}
