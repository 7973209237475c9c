import type { CompanyJob } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Ellipsis } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { editHref } from '../posting-address.ts'
import { startOf } from './job-start.ts'
import { useChangeJobState } from './use-change-job-state.ts'
import { useCloseJobs } from './use-close-jobs.ts'

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))
const loadMenu = async () => (await import('./job-menu.tsx')).JobMenu

interface Props {
  readonly slug: string
  readonly job: CompanyJob
  readonly mayHire: boolean
  /** Whether the menu has all actions, without buttons next to it. */
  readonly menuOnly?: boolean
}

/** The team's actions on a job that it wrote here. Renders nothing for a job from a board. */
export function JobActs({ slug, job, mayHire, menuOnly = false }: Props) {
  const { written } = job
  const [isClosing, setIsClosing] = useState(false)
  const turnJob = useChangeJobState(slug, [written?._id ?? ''], () => setIsClosing(false))
  const closeJob = useCloseJobs(slug, [written?._id ?? ''], turnJob)
  if (!written) return null
  const title = job.title || t('this draft', 'in place of a title')
  const start = startOf(written.state)
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  return (
    <div className="flex items-center justify-end gap-2">
      {start && !menuOnly ? (
        <Button size="dense" busy={turnJob.isPending} onClick={() => turnJob.mutate({ state: 'open' })}>
          {start === 'resume'
            ? rich('Resume<hidden> {title}</hidden>', { title, hidden })
            : rich('Reopen<hidden> {title}</hidden>', { title, hidden })}
        </Button>
      ) : null}
      {menuOnly ? null : (
        <ButtonLink size="dense" to={editHref(written._id)}>
          {rich('Edit<hidden> {title}</hidden>', { title, hidden })}
        </ButtonLink>
      )}
      <OnDemand
        popup="menu"
        load={loadMenu}
        trigger={
          <IconButton
            label={menuOnly ? t('Actions for {title}', { title }) : t('More for {title}', { title }, 'actions')}
            tip="end"
          >
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
        overlay={{ slug, job, whole: menuOnly, onTurn: turnJob.mutate, onClose: () => setIsClosing(true) }}
      />
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseDialog
            title={t('Close “{title}”?', { title }, 'a job')}
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
