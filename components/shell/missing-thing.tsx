import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/field';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';

/**
 * A notice that a thing is not found, or no longer there, with a link back to the list at `href`, and a plain GET
 * search if the list has one.
 */
export function MissingThing({
  messages: { title, text, back },
  href,
  search,
}: {
  messages: { title: string; text: string; back: string };
  href: string;
  search?: {
    label: string;
    submit: string;
    /** In characters. */
    maxLength: number;
  };
}) {
  return (
    <>
      <PageHeader title={title} drawing={<EmptyDrawing name="search" />}>
        {text}
      </PageHeader>
      <div className="mt-4 grid gap-4">
        {search ? (
          <form
            action={href}
            role="search"
            aria-label={search.label}
            className="flex flex-wrap items-end gap-3"
          >
            <TextField
              id="missing-search"
              name="q"
              type="search"
              label={search.label}
              maxLength={search.maxLength}
              autoComplete="off"
              fieldClassName="min-w-0 flex-1 basis-44 max-w-sm"
            />
            <Button type="submit" className="min-h-10 max-lg:min-h-11">
              {search.submit}
            </Button>
          </form>
        ) : null}
        <p>
          {search ? (
            <TextLink href={href}>{back}</TextLink>
          ) : (
            <ButtonLink href={href}>{back}</ButtonLink>
          )}
        </p>
      </div>
    </>
  );
}
