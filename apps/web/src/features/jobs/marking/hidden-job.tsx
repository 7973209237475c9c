import type { JobCard } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { markJob } from './mark-jobs.ts'

/** Replaces a hidden job in a list. */
export function HiddenJob({ job }: { readonly job: JobCard }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const actorId = useCurrentUser()?._id
  return (
    <div className="row flex flex-wrap items-center justify-between gap-2 text-small text-muted">
      <p className="min-w-0 truncate">{t('You’ve hidden “{title}”.', { title: job.title })}</p>
      <Button
        size="dense"
        variant="ghost"
        onClick={() => void markJob({ api, queryClient, actorId }, job, { hidden: false })}
      >
        {t('Show again', 'a job that was hidden')}
      </Button>
    </div>
  )
}
