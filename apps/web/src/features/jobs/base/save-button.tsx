import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useSession } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'

interface Props {
  readonly job: { readonly _id: string; readonly title: string }
  readonly saved: boolean
  /** A button with its word, where there is room. */
  readonly wide?: boolean
}

/**
 * Saves a job for later, or no longer. The same for everyone until it is pressed: guests are asked to join then. Companies
 * and admins save nothing; its place stays empty for them.
 */
export function SaveButton({ job, saved, wide = false }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const user = session.status === 'member' ? session.user : undefined
  const isOther = user !== undefined && user.role !== 'professional'
  // Pressed before the viewer is known: it takes effect once they are.
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!pressed || session.status === 'checking') return
    setPressed(false)
    if (!isOther) void act()
  })

  async function act() {
    const { keepJob } = await import('../keeping/keep-jobs.ts')
    await keepJob({ api, queryClient, actorId: user?._id }, job, { saved: !saved })
  }

  const press = () => (session.status === 'checking' ? setPressed(true) : void act())
  const icon = <Bookmark size={wide ? 16 : 20} aria-hidden className={saved ? 'fill-current' : undefined} />
  if (wide) {
    return isOther ? null : (
      <Button icon={icon} aria-pressed={saved} onClick={press} className="w-full">
        {saved ? 'Saved' : 'Save job'}
      </Button>
    )
  }
  return (
    <IconButton
      label={`Save ${job.title}`}
      tip="end"
      aria-pressed={saved}
      onClick={press}
      className={cx(isOther && 'invisible')}
    >
      {icon}
    </IconButton>
  )
}
