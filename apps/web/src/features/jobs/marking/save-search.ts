import { t } from '@rise/texts'
import { invalidate } from '../../../app/base/query.ts'
import { askToSignIn } from '../../../app/frame/gate-toasts.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { jobsByEmail } from '../../newsletter/index.ts'
import type { JobsView } from '../base/jobs-view.ts'
import { filterOf } from '../base/queries.ts'
import type { ActingViewer } from '../base/use-viewer-action.ts'

const LONGEST_NAME = 120

/** Saves a search under the heading of its list; guests are offered job emails. */
export async function saveSearch(
  { api, queryClient, actorId }: ActingViewer,
  view: JobsView,
  title: string,
): Promise<void> {
  if (actorId === undefined)
    return askToSignIn(t('Create an account to get new jobs delivered to your inbox'), jobsByEmail)
  try {
    const body = { name: title.slice(0, LONGEST_NAME), filter: filterOf(view) }
    await api('POST /api/v1/saved-searches', { body })
    void invalidate(queryClient, ['GET /api/v1/saved-searches'])
    showToast({
      id: 'saved-search',
      kind: 'success',
      title: t('Search saved.'),
      description: t('We’ll email you its new jobs once a week.'),
      action: { label: t('Change', 'verb, on a button'), to: '/professional/jobs?show=searches' },
    })
  } catch (error) {
    showToast({
      id: 'saved-search',
      kind: 'failure',
      title: error instanceof Error ? error.message : t('Couldn’t save it.'),
    })
  }
}
