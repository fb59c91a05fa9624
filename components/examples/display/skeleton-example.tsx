import { Skeleton } from '@/components/ui/loading/skeleton';

export function SkeletonExample() {
  return (
    <>
      <Skeleton label="Loading your plans" className="w-64" />
      <Skeleton label="Loading the title" lines={1} className="w-40" />
    </>
  );
}
