import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { permissionOf } from '@/lib/picks/domain/company/permission';
import type { UniverseIdentity } from '@/lib/picks/domain/company/universe';

const shownDigits = 12;

/** Which companies the figures are of, whose figures they are, and under which permission prices stand. */
export function UniverseNote({
  identity: { name, fingerprint, importedOn, coverage },
  pricesLicence,
  messages,
}: {
  identity: UniverseIdentity;
  pricesLicence: string | null;
  messages: Messages['picks']['universe'];
}) {
  const years = formatNumber(coverage.years);
  return (
    <section aria-labelledby="universe-title" className="grid gap-1 text-xs text-ink-soft">
      <h2 id="universe-title" className="font-semibold text-ink">
        {messages.title}
      </h2>
      <p>
        {fill(messages.coverage, {
          name,
          known: formatNumber(coverage.withYears),
          all: formatNumber(coverage.companies),
          years,
          date: formatDate(importedOn),
          fingerprint: fingerprint.slice(0, shownDigits),
        })}
      </p>
      <p>{permissionOf({ universe: { kind: 'imported' }, pricesLicence }, messages).join(' ')}</p>
      <p>
        {coverage.goneCompanies > 0
          ? fill(messages.gone, { gone: formatNumber(coverage.goneCompanies) })
          : messages.noGone}{' '}
        {fill(messages.late, { late: formatNumber(coverage.lateYears), years })}
      </p>
    </section>
  );
}
