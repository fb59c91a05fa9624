import { connection } from 'next/server';
import MissingTerm from './not-found';

/** Where a word that the glossary lacks leads. The doorman sets the status 404. */
export default async function MissingTermPage() {
  await connection();
  return <MissingTerm />;
}
