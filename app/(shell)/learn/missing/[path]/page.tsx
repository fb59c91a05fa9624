import { connection } from 'next/server';
import MissingPath from './not-found';
import '@/app/pages.css';

/** Where an unknown learning path leads. The middleware sets the status 404. */
export default async function MissingPathPage() {
  await connection();
  return <MissingPath />;
}
