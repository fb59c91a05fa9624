import { Avatar } from '@/components/ui/avatar';

export function AvatarExample() {
  return (
    <>
      <Avatar source={null} />
      <Avatar source={null} size="medium" />
      <Avatar source={null} size="large" />
      <p className="flex items-center gap-3 font-semibold">
        <Avatar source={null} /> Guest
      </p>
    </>
  );
}
