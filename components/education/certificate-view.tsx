import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Certificate } from '@/lib/education/domain/certificate';
import { publicPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { page: pageMessages } = messages().certificates;

/** A certificate as every visitor with its address sees it. */
export function CertificateView({
  certificate: { id, name, path, pathTitle, lessons, issuedOn },
  site,
}: {
  certificate: Certificate;
  site: string;
}) {
  const day = formatDate(issuedOn);
  const { facts } = pageMessages;
  const rows = [
    { term: facts.name, value: name ?? '' },
    { term: facts.path, value: pathTitle },
    { term: facts.lessons, value: String(lessons) },
    { term: facts.day, value: day },
    { term: facts.id, value: id },
  ];
  return (
    <>
      <PageHeader title={pageMessages.title} />
      <div className="grid grid-cols-1 gap-4 max-xl:max-w-[70ch] xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="xl:col-span-2">
          <Alert tone="good">{pageMessages.stands}</Alert>
        </div>
        <Card>
          <p className="text-lg">
            {fill(pageMessages.statement, {
              name: name ?? '',
              path: pathTitle,
              lessons,
              site,
              day,
            })}
          </p>
          <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
            {rows.map(({ term, value }) => (
              <div key={term} className="sm:contents">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={pageMessages.means} titleId="means">
          <div className="grid gap-3">
            {pageMessages.meansText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="no-print">
              <TextLink href={publicPath(path)}>{pageMessages.look}</TextLink>
            </p>
          </div>
        </Card>
      </div>
    </>
  );
}
