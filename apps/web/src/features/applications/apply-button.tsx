import type { Job } from '@rise/contract/jobs/shapes'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSession } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import type { ApplyDialogProps } from './applying/apply-dialog.tsx'
import type { Draft } from './applying/draft.ts'

interface Props {
  readonly job: Pick<Job, 'slug' | 'title'>
  readonly className?: string
}

/** Applies to a job here. The dialog comes with the first press; what was typed stays while the page is open. */
export function ApplyButton({ job, className }: Props) {
  const session = useSession()
  const user = session.status === 'member' ? session.user : undefined
  const [pressed, setPressed] = useState(false)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ApplyDialogProps>>()
  const draft = useRef<Draft | undefined>(undefined)
  const isKnown = session.status !== 'checking'

  useEffect(() => {
    if (!pressed || !isKnown) return
    setPressed(false)
    void begin()
  })

  async function begin() {
    if (user?.standing === 'active') {
      const { ApplyDialog } = await import('./applying/apply-dialog.tsx')
      setDialog(() => ApplyDialog)
      setOpen(true)
      return
    }
    const { askToConfirm, askToSignIn } = await import('../../app/frame/gate-toasts.tsx')
    if (user) askToConfirm()
    else askToSignIn('apply for this job')
  }

  // Companies and admins apply to nothing.
  if (user !== undefined && user.role !== 'professional') return null
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" className={className ?? ''} onClick={() => setPressed(true)}>
        Apply
      </Button>
      {Dialog && open ? (
        <Dialog
          job={job}
          draft={draft.current}
          onDraft={(next) => {
            draft.current = next
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
