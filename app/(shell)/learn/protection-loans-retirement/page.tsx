import { learnMetadata, LearnPath } from '../learn-path';
import '@/app/rooms.css';

/** Prerendered at build. Each path is a folder: an unknown one goes through the doorman, as any unknown page. */
export const dynamic = 'error';

export const generateMetadata = () => learnMetadata('protection-loans-retirement');

export default function LearnPathPage() {
  return <LearnPath pathSlug="protection-loans-retirement" />;
}
