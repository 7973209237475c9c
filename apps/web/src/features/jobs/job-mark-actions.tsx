import type { Job } from '@rise/contract/jobs/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, EyeOff } from 'lucide-react'
import { useEffect } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { whenIdle } from '../../app/frame/when-idle.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { ReportButton } from '../connections/index.ts'
import { useMarks } from './base/job-marks.ts'
import { useViewerAction } from './base/use-viewer-action.ts'

/** A professional's actions on a job: save it, hide it, or hide its company. Records that they have seen it. */
export function JobMarkActions({ job }: { readonly job: Pick<Job, '_id' | 'title' | 'company'> }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const marks = useMarks()
  const { _id: id, company } = job
  const isProfessional = user?.role === 'professional' && user.standing !== 'suspended'
  const hidden = marks?.hidden.includes(id) === true
  const companyHidden = marks?.hiddenCompanies.includes(company._id) === true

  useEffect(() => {
    if (!isProfessional) return
    let isMounted = true
    // In the background.
    void whenIdle().then(async () => {
      if (isMounted) await api('PUT /api/v1/seen-jobs/{id}', { params: { id } }).catch(() => undefined)
    })
    return () => {
      isMounted = false
    }
  }, [api, id, isProfessional])

  const isSaved = marks?.saved.includes(id) === true
  const { isOther, press } = useViewerAction(async (viewer) => (await load()).markJob(viewer, job, { saved: !isSaved }))
  const viewer = { api, queryClient, actorId: user?._id }
  const load = () => import('./marking/mark-jobs.ts')
  return (
    <div className="flex flex-col gap-1">
      {isOther ? null : (
        <Button
          icon={<Bookmark size={16} aria-hidden className={isSaved ? 'fill-current' : undefined} />}
          aria-pressed={isSaved}
          onClick={press}
          className="w-full"
        >
          {isSaved ? 'Saved' : 'Save job'}
        </Button>
      )}
      {isProfessional ? (
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button
            size="dense"
            variant="ghost"
            icon={<EyeOff size={16} aria-hidden />}
            onClick={() => void load().then(({ markJob }) => markJob(viewer, job, { hidden: !hidden }))}
          >
            {hidden ? 'Show job again' : 'Hide job'}
          </Button>
          <Button
            size="dense"
            variant="ghost"
            onClick={() => void load().then(({ hideCompany }) => hideCompany(viewer, company, !companyHidden))}
          >
            {companyHidden ? 'Show company again' : 'Hide company'}
          </Button>
        </div>
      ) : null}
      <div className="flex justify-center">
        <ReportButton
          subject={{ kind: 'job', id, author: { _id: company._id, name: company.companyName || 'the company' } }}
        />
      </div>
    </div>
  )
}
