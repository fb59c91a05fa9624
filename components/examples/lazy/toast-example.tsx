import { Button } from '@/components/ui/button';
import { showToast, ToastStack } from '@/components/ui/overlay/toast-stack';

export function ToastExample() {
  const restore = () => showToast({ sentence: 'Plan restored.' });
  return (
    <>
      <Button variant="secondary" onClick={() => showToast({ sentence: 'Link copied.' })}>
        Copy link
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            sentence: 'Plan archived.',
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
