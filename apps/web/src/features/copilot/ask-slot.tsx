import type { Stage } from '@rise/contract/applications/kinds'
import type { CopilotTool } from '@rise/contract/copilot/kinds'
import type { Job } from '@rise/contract/jobs/shapes'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../app/session/use-session.tsx'

const AskAboutJob = lazy(async () => ({ default: (await import('./ask-about-job.tsx')).AskAboutJob }))

const beforeApplying: readonly CopilotTool[] = ['missing-skills', 'tailor-resume', 'prepare-interview', 'negotiate']

/** Asks the copilot about a job; loaded only for professionals. */
export function AskSlot({ job }: { job: Pick<Job, '_id' | 'slug' | 'title' | 'dateClosed'> }) {
  const user = useCurrentUser()
  if (user?.role !== 'professional' || job.dateClosed !== null) return null
  return (
    <Suspense fallback={null}>
      <div className="mt-12">
        <AskAboutJob job={job} tools={beforeApplying} />
      </div>
    </Suspense>
  )
}

interface AfterProps {
  readonly job: Pick<Job, 'slug' | 'title'>
  readonly stage: Stage
}

/** Asks the copilot about a job that the viewer has applied to; the questions depend on the application's stage. */
export function AskAfterApplying({ job, stage }: AfterProps) {
  const tools = afterApplying[stage]
  if (!tools) return null
  return (
    <Suspense fallback={null}>
      <AskAboutJob job={job} tools={tools} />
    </Suspense>
  )
}

const afterApplying: Partial<Record<Stage, readonly CopilotTool[]>> = {
  received: ['prepare-interview', 'missing-skills', 'write-message'],
  review: ['prepare-interview', 'missing-skills', 'write-message'],
  interview: ['prepare-interview', 'negotiate'],
  offer: ['negotiate'],
}
