import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { whenIdle } from '../../../app/frame/when-idle.ts'
import { ForMembers, ForSeekers } from '../../../app/navigation/audience.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { useMarks, useSeeker } from '../base/job-marks.ts'
import { useViewerAction } from '../base/use-viewer-action.ts'

interface Props {
  readonly job: Pick<Job, '_id' | 'title' | 'company'>
  /** Another action, next to saving. */
  readonly children: ReactNode
}

/** A professional's actions on a job: save it, hide it, or hide its company. Records that they have seen it. */
export function JobMarkActions({ job, children }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const seeker = useSeeker()
  const isSeeker = seeker !== undefined
  const marks = useMarks()
  const { _id: id, company } = job
  const isHidden = marks?.hidden.includes(id) === true
  const isCompanyHidden = marks?.hiddenCompanies.includes(company._id) === true

  useEffect(() => {
    if (!isSeeker) return
    let isMounted = true
    // Records the visit in the background.
    void whenIdle().then(async () => {
      if (isMounted) await api('PUT /api/v1/seen-jobs/{id}', { params: { id } }).catch(() => undefined)
    })
    return () => {
      isMounted = false
    }
  }, [api, id, isSeeker])

  const isSaved = marks?.saved.includes(id) === true
  const { press } = useViewerAction(async (viewer) => (await load()).markJob(viewer, job, { saved: !isSaved }))
  const viewer = { api, queryClient, actorId: seeker }
  const load = () => import('../marking/mark-jobs.ts')
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        <ForSeekers className="contents">
          <Button
            icon={<Bookmark size={16} aria-hidden className={isSaved ? 'fill-current' : undefined} />}
            aria-pressed={isSaved}
            onClick={press}
            className="px-4"
          >
            {isSaved ? t('Saved', 'a job') : t('Save job')}
          </Button>
        </ForSeekers>
        {children}
      </div>
      {/* Takes up its space before the viewer is known, so that what follows doesn't move. */}
      <ForMembers only="professional" className="flex min-h-dense flex-wrap gap-x-2 text-muted *:min-w-fit *:flex-1">
        {isSeeker ? (
          <>
            <Button
              size="dense"
              variant="ghost"
              onClick={() => void load().then(({ markJob }) => markJob(viewer, job, { hidden: !isHidden }))}
            >
              {isHidden ? t('Show job again') : t('Hide job')}
            </Button>
            <Button
              size="dense"
              variant="ghost"
              onClick={() => void load().then(({ hideCompany }) => hideCompany(viewer, company, !isCompanyHidden))}
            >
              {isCompanyHidden ? t('Show company again') : t('Hide company')}
            </Button>
          </>
        ) : null}
      </ForMembers>
    </div>
  )
}
