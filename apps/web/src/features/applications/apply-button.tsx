import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { readDraft } from '../../app/forms/drafts/draft-store.ts'
import { ForSeekers } from '../../app/navigation/audience.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import type { ApplyDialogProps } from './applying/apply-dialog.tsx'
import { applyDraftName, applyFormQuery } from './queries.ts'

interface Props {
  readonly job: Pick<Job, 'slug' | 'title' | 'dateClosed'>
  readonly className?: string
}

/**
 * A button that opens the application form for a job, or links to the application that was sent. Companies and admins
 * can't apply, and see none. The dialog is loaded on the first press.
 */
export function ApplyButton({ job, className }: Props) {
  const session = useSession()
  const user = session.status === 'member' ? session.user : undefined
  const [isPressed, setIsPressed] = useState(false)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ApplyDialogProps>>()
  const isKnown = session.status !== 'checking'
  const queryClient = useQueryClient()
  const formQuery = applyFormQuery(useApi(), job.slug)
  const mayApply = user?.role === 'professional' && user.standing === 'active'
  const { data: form } = useQuery({ ...formQuery, enabled: mayApply })

  useEffect(() => {
    if (!isPressed || !isKnown) return
    setIsPressed(false)
    void openDialog()
  })

  async function openDialog() {
    if (user?.standing === 'active') {
      const { ApplyDialog } = await import('./applying/apply-dialog.tsx')
      setDialog(() => ApplyDialog)
      setOpen(true)
      return
    }
    const { askToConfirm, askToSignIn } = await import('../../app/frame/gate-toasts.tsx')
    if (user) askToConfirm()
    else askToSignIn(t('Create an account to apply for this job'))
  }

  function close() {
    setOpen(false)
    // The application may have been sent meanwhile.
    void queryClient.invalidateQueries({ queryKey: formQuery.queryKey })
  }

  if (form?.application && !open) {
    return (
      <ButtonLink className={className ?? ''} to={`/professional/jobs?application=${form.application._id}`}>
        {t('View application')}
      </ButtonLink>
    )
  }
  const isClosed = job.dateClosed !== null
  if (isClosed && !open && (!user || readDraft(applyDraftName(job.slug), user._id) === undefined)) return null
  return (
    <ForSeekers className="contents">
      <Button
        variant={isClosed ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        className={className ?? ''}
        onClick={() => setIsPressed(true)}
      >
        {isClosed ? t('See your draft') : t('Apply', 'to a job')}
      </Button>
      {Dialog && open ? <Dialog job={job} onClose={close} /> : null}
    </ForSeekers>
  )
}
