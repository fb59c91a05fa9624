export type PaymentCodeMessages = { codeOf: string; open: string };

/** The code of one amount; on a phone, which cannot scan itself, also the link that opens a UPI app. */
export function PaymentCode({
  rupees,
  link,
  codeLabel,
  openLabel,
}: {
  rupees: number;
  link: string;
  codeLabel: string;
  openLabel: string;
}) {
  return (
    <>
      <img
        src={`/api/support/qr.svg?amount=${rupees}`}
        alt={codeLabel}
        width={176}
        height={176}
        loading="lazy"
        decoding="async"
        className="size-44 rounded"
      />
      <a
        href={link}
        className="hidden min-h-11 items-center rounded bg-accent px-4 py-2 font-semibold text-on-accent no-underline pointer-coarse:inline-flex"
      >
        {openLabel}
      </a>
    </>
  );
}
