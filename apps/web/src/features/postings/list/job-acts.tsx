import type { CompanyJob } from '@rise/contract/postings/shapes'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { editHref } from '../posting-address.ts'
import { useChangeJobState } from './use-change-job-state.ts'
import { useCloseJobs } from './use-close-jobs.ts'

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))
const loadMenu = async () => (await import('./job-menu.tsx')).JobMenu

/** The team's actions on a job that it wrote here. Renders nothing for a job from a board. */
export function JobActs({ slug, job, mayHire }: { slug: string; job: CompanyJob; mayHire: boolean }) {
  const { written } = job
  const [isClosing, setIsClosing] = useState(false)
  const turnJob = useChangeJobState(slug, [written?._id ?? ''], () => setIsClosing(false))
  const closeJob = useCloseJobs(slug, [written?._id ?? ''], turnJob)
  if (!written) return null
  const title = job.title || 'this draft'
  const state = written.state
  const startLabel = state === 'paused' ? 'Resume' : state === 'closed' || state === 'expired' ? 'Reopen' : null
  return (
    <div className="-ms-4 flex gap-1 sm:ms-0 sm:justify-end">
      {startLabel ? (
        <Button size="dense" variant="ghost" busy={turnJob.isPending} onClick={() => turnJob.mutate({ state: 'open' })}>
          {startLabel}
          <span className="sr-only"> {title}</span>
        </Button>
      ) : null}
      <ButtonLink size="dense" variant="ghost" to={editHref(written._id)}>
        Edit
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      <OnDemand
        popup="menu"
        load={loadMenu}
        trigger={
          <IconButton label={`More for ${title}`}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
        overlay={{ slug, job, onTurn: turnJob.mutate, onClose: () => setIsClosing(true) }}
      />
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseDialog
            title={`Close “${title}”?`}
            undecided={job.applicants?.undecided ?? 0}
            mayHire={mayHire}
            busy={closeJob.isPending}
            onClose={closeJob.close}
            onCancel={() => setIsClosing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
