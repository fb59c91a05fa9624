import { connection } from 'next/server';
import MissingTerm from './not-found';

/** Shown for a term that the glossary lacks. The middleware sets the status 404. */
export default async function MissingTermPage() {
  await connection();
  return <MissingTerm />;
}
