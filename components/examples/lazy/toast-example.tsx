import { Button } from '@/components/ui/button';
import { showToast, ToastStack } from '@/components/ui/overlay/toast-stack';

export function ToastExample() {
  const restore = () => showToast({ sentence: 'The plan is back.' });
  return (
    <>
      <Button variant="secondary" onClick={() => showToast({ sentence: 'The link is copied.' })}>
        Copy link
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            sentence: 'The plan is archived.',
            action: { label: 'Undo', onSelect: restore },
          })
        }
      >
        Archive plan
      </Button>
      <ToastStack labels={{ name: 'Messages (F8)', dismiss: 'Dismiss' }} />
    </>
  );
}
