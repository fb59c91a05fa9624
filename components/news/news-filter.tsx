import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/field';
import { RouteLink } from '@/components/ui/route-link';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import {
  dayChoices,
  newsListPath,
  newsPairs,
  newsPath,
  type NewsQuery,
} from '@/lib/news/domain/news-path';
import { outletIds, outletName } from '@/lib/news/domain/outlet';
import { subjectIds, topicIds } from '@/lib/news/domain/tags';

/** A form that asks by GET: the answer is an address, and works without scripts. */
export function NewsFilter({
  query,
  isSample,
  messages,
}: {
  query: NewsQuery;
  isSample: boolean;
  messages: Messages['news'];
}) {
  const { filter } = messages;
  const narrowing = newsPairs(query).filter(([key]) => key !== 'view');
  const isNarrowed = narrowing.length > 0;
  return (
    // The key makes fields that the browser keeps begin anew with every answer.
    <form
      key={newsListPath(query)}
      action={newsPath}
      role="search"
      aria-label={filter.title}
      className="no-print grid gap-4"
    >
      {query.view === 'all' ? null : <input type="hidden" name="view" value={query.view} />}
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id="news-search"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={120}
          label={filter.search}
          hint={filter.searchHint}
          defaultValue={query.search}
        />
        <Button type="submit" className="md:mt-6">
          {filter.submit}
        </Button>
      </div>
      <Disclosure title={filter.more} isOpen={narrowing.some(([key]) => key !== 'q')}>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Select
              id="news-topic"
              name="topic"
              label={filter.topic}
              placeholder={filter.anyTopic}
              options={topicIds.map((id) => ({ value: id, label: messages.topics[id] }))}
              defaultValue={query.topic ?? ''}
            />
            <Select
              id="news-about"
              name="about"
              label={filter.subject}
              placeholder={filter.anySubject}
              options={subjectIds.map((id) => ({ value: id, label: messages.subjects[id] }))}
              defaultValue={query.subject ?? ''}
            />
            <Select
              id="news-source"
              name="source"
              label={filter.source}
              placeholder={filter.anySource}
              options={outletIds.map((id) => ({ value: id, label: outletName(id, isSample) }))}
              defaultValue={query.outlet ?? ''}
            />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              id="news-language"
              name="lang"
              label={filter.language}
              placeholder={filter.anyLanguage}
              options={(['en', 'hi'] as const).map((id) => ({
                value: id,
                label: messages.languages[id],
              }))}
              defaultValue={query.language ?? ''}
            />
            <Select
              id="news-days"
              name="days"
              label={filter.days}
              placeholder={filter.anyDays}
              options={dayChoices.map((days) => ({
                value: String(days),
                label: filter.dayChoice[days],
              }))}
              defaultValue={query.days === null ? '' : String(query.days)}
            />
          </div>
          <TextField
            id="news-mute"
            name="mute"
            autoComplete="off"
            maxLength={2_000}
            label={filter.mute}
            hint={filter.muteHint}
            defaultValue={query.mutedWords.join(', ')}
          />
          <fieldset className="grid gap-2">
            <legend className="mb-1 text-sm font-semibold">{filter.muteSources}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {outletIds.map((id) => (
                <Checkbox
                  key={id}
                  id={`news-not-${id}`}
                  name="not"
                  value={id}
                  label={outletName(id, isSample)}
                  defaultChecked={query.mutedOutlets.includes(id)}
                />
              ))}
            </div>
          </fieldset>
          <Checkbox
            id="news-tips"
            name="tips"
            value="1"
            label={filter.tips}
            hint={filter.tipsHint}
            defaultChecked={query.showsTips}
          />
        </div>
      </Disclosure>
      {isNarrowed ? (
        <RouteLink
          href={newsPath}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-accent underline underline-offset-4"
        >
          {filter.reset}
        </RouteLink>
      ) : null}
    </form>
  );
}
