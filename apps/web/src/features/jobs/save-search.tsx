import { Button } from '../../ui/base/button.tsx'
import type { JobsView } from './base/jobs-view.ts'
import { useViewerAction } from './base/use-viewer-action.ts'

/**
 * Saves the list's search, with notifications of new jobs. Rendered the same for everyone: guests who press it are
 * asked to sign up.
 */
export function SaveSearch({ view, title }: { readonly view: JobsView; readonly title: string }) {
  const { isOther, press } = useViewerAction(async (viewer) =>
    (await import('./marking/save-search.ts')).saveSearch(viewer, view, title),
  )
  if (isOther) return null
  return (
    <Button size="dense" onClick={press} className="sm:max-lg:ml-auto">
      Save search
    </Button>
  )
}
