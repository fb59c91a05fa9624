import { OnFirstSign } from './on-first-sign';
import { RouteChange } from './route-change';

/**
 * What every frame of the site does at a change of route. In the frames and not in the root layout, whose only
 * script it would be: a request of its own on every first visit.
 */
export function OnEachPage() {
  return (
    <>
      <RouteChange />
      <OnFirstSign />
    </>
  );
}
