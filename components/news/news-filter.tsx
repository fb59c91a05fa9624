import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import type { Messages } from '@/lib/messages';
import {
  dayChoices,
  newsListPath,
  newsPath,
  storyView,
  type NewsQuery,
} from '@/lib/news/domain/news-path';
import { outletIds, outletName } from '@/lib/news/domain/outlet';
import { subjectIds, topicIds } from '@/lib/news/domain/tags';

/** The filters that do not fit into the row: a GET form, so that it works without scripts. */
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
  const view = storyView(query.view);
  return (
    // The key resets the uncontrolled fields with every new result.
    <form
      key={newsListPath(query)}
      action={newsPath}
      aria-label={filter.sheet}
      className="no-print grid gap-4"
    >
      {view === 'all' ? null : <input type="hidden" name="view" value={view} />}
      {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
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
        <div className="grid gap-2">
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
      <Button type="submit" className="justify-self-start">
        {filter.apply}
      </Button>
    </form>
  );
}
