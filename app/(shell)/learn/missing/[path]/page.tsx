import { connection } from 'next/server';
import MissingPath from './not-found';

/** Where an unknown learning path leads. The middleware sets the status 404. */
export default async function MissingPathPage() {
  await connection();
  return <MissingPath />;
}
