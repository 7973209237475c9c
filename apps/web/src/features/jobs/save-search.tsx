import { Button } from '../../ui/base/button.tsx'
import type { JobsView } from './base/jobs-view.ts'
import { useKeeping } from './base/use-keeping.ts'

/** Saves what the list shows, with notice of new jobs. The same for everyone until it is pressed; guests are asked to join. */
export function SaveSearch({ view, title }: { readonly view: JobsView; readonly title: string }) {
  const { isOther, press } = useKeeping(async (keeper) =>
    (await import('./keeping/save-search.ts')).saveSearch(keeper, view, title),
  )
  if (isOther) return null
  return (
    <Button size="dense" onClick={press} className="sm:max-lg:ml-auto">
      Save search
    </Button>
  )
}
