import type { JobMarks } from '@rise/contract/jobs/saving/shapes'
import { t } from '@rise/texts'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { askToSignIn } from '../../../app/frame/gate-toasts.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import type { ActingViewer } from '../base/use-viewer-action.ts'

interface MarkedJob {
  readonly _id: string
  readonly title: string
}

/** Saves or hides a job, or reverts that. The change is shown immediately, and undone if the server refuses. */
export async function markJob(
  viewer: ActingViewer,
  job: MarkedJob,
  wish: { readonly saved: boolean } | { readonly hidden: boolean },
): Promise<void> {
  const { api, actorId } = viewer
  if (actorId === undefined)
    return askToSignIn('saved' in wish ? t('Create an account to save jobs') : t('Create an account to hide jobs'))
  const params = { id: job._id }
  if ('saved' in wish) {
    const send = () =>
      wish.saved ? api('PUT /api/v1/saved-jobs/{id}', { params }) : api('DELETE /api/v1/saved-jobs/{id}', { params })
    await mark(viewer, 'saved', job._id, { wish: wish.saved, send })
    return
  }
  const send = () =>
    wish.hidden ? api('PUT /api/v1/hidden-jobs/{id}', { params }) : api('DELETE /api/v1/hidden-jobs/{id}', { params })
  const isDone = await mark(viewer, 'hidden', job._id, { wish: wish.hidden, send })
  if (!isDone || !wish.hidden) return
  showToast({
    id: 'hidden-job',
    kind: 'success',
    title: t('Job hidden.'),
    action: { label: t('Undo'), onPress: () => void markJob(viewer, job, { hidden: false }) },
  })
}

/** Hides or shows the jobs of a company. */
export async function hideCompany(
  viewer: ActingViewer,
  company: { readonly _id: string; readonly companyName: string },
  hidden: boolean,
): Promise<void> {
  const { api, actorId, queryClient } = viewer
  if (actorId === undefined) return askToSignIn(t('Create an account to hide companies'))
  const params = { id: company._id }
  const send = () =>
    hidden
      ? api('PUT /api/v1/hidden-companies/{id}', { params })
      : api('DELETE /api/v1/hidden-companies/{id}', { params })
  const isDone = await mark(viewer, 'hiddenCompanies', company._id, { wish: hidden, send })
  if (!isDone) return
  void invalidate(queryClient, ['GET /api/v1/jobs'])
  if (!hidden) return
  showToast({
    id: 'hidden-job',
    kind: 'success',
    title: t('You won’t see jobs of {company}.', { company: company.companyName }),
    action: { label: t('Undo'), onPress: () => void hideCompany(viewer, company, false) },
  })
}

interface Change {
  readonly wish: boolean
  readonly send: () => Promise<unknown>
}

/** Shows a change immediately, sends it, and reverts it if that fails. Returns whether it succeeded. */
async function mark(
  { queryClient }: ActingViewer,
  list: keyof JobMarks,
  id: string,
  { wish, send }: Change,
): Promise<boolean> {
  const queryKey = keyOf('GET /api/v1/job-marks')
  const set = (isMarked: boolean) =>
    queryClient.setQueryData(queryKey, (marks) => {
      const { saved = [], hidden = [], hiddenCompanies = [] } = marks ?? {}
      const lists = { saved, hidden, hiddenCompanies }
      const otherIds = lists[list].filter((other) => other !== id)
      return { ...lists, [list]: isMarked ? [...otherIds, id] : otherIds }
    })
  // The server may have answered a pending request before this change, so its result is not used.
  const isAsking = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  set(wish)
  try {
    await send()
    if (isAsking) void queryClient.invalidateQueries({ queryKey })
    void invalidate(queryClient, [
      'GET /api/v1/saved-jobs',
      'GET /api/v1/seen-jobs',
      'GET /api/v1/hidden-jobs',
      ...(list === 'saved' ? [] : ['GET /api/v1/fitting-jobs' as const]),
    ])
    return true
  } catch (error) {
    set(!wish)
    if (isAsking) void queryClient.invalidateQueries({ queryKey })
    showToast({ kind: 'failure', title: refusalOf(error).message })
    return false
  }
}
