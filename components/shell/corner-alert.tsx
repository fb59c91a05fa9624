/** A problem of the whole page, above it at the corner, until it is dismissed; null shows nothing. */
export function CornerAlert({
  text,
  dismiss,
  onDismiss,
}: {
  text: string | null;
  dismiss: string;
  onDismiss: () => void;
}) {
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md empty:hidden">
      {text === null ? null : (
        <div className="flex items-start gap-4 rounded border-l-4 border-loss bg-loss-soft p-4 text-sm shadow-raised">
          <p className="flex-1">{text}</p>
          <button type="button" onClick={onDismiss} className="font-semibold text-loss underline">
            {dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
