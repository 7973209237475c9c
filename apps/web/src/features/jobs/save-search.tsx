import { t } from '@rise/texts'
import { ForSeekers } from '../../app/navigation/audience.tsx'
import { Button } from '../../ui/base/button.tsx'
import type { JobsView } from './base/jobs-view.ts'
import { useViewerAction } from './base/use-viewer-action.ts'

interface Props {
  readonly view: JobsView
  readonly title: string
}

/**
 * Saves the list's search, with notifications of new jobs. Rendered the same for everyone: guests who press it are
 * asked to sign up.
 */
export function SaveSearch({ view, title }: Props) {
  const { press } = useViewerAction(async (viewer) =>
    (await import('./marking/save-search.ts')).saveSearch(viewer, view, title),
  )
  return (
    <ForSeekers className="ms-auto">
      <Button size="dense" onClick={press}>
        {t('Save search')}
      </Button>
    </ForSeekers>
  )
}
