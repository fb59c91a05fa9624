import { Progress } from '@/components/ui/progress';

export function ProgressExample() {
  return (
    <div className="grid w-full max-w-md gap-5">
      <Progress label="Not begun" percent={0} />
      <Progress label="Profile" percent={64} />
      <Progress label="Lesson read" percent={100} />
      <Progress label="Reading the statement…" />
    </div>
  );
}
