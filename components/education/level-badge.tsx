import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { MasteryLevel } from '@/lib/education/domain/mastery';
import type { Messages } from '@/lib/messages';

const tones: Record<MasteryLevel, BadgeTone> = {
  none: 'plain',
  attempted: 'plain',
  familiar: 'accent',
  proficient: 'accent',
  mastered: 'good',
};

/** A level of mastery, in its word. */
export function LevelBadge({
  level,
  messages,
}: {
  level: MasteryLevel;
  messages: Messages['education']['levels'];
}) {
  return <Badge tone={tones[level]}>{messages[level]}</Badge>;
}
