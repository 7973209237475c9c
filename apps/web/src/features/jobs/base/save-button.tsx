import { Bookmark } from 'lucide-react'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useKeeping } from './use-keeping.ts'

interface Props {
  readonly job: { readonly _id: string; readonly title: string }
  readonly saved: boolean
}

/**
 * Saves a job for later, or no longer. The same for everyone until it is pressed: guests are asked to join then. Companies
 * and admins save nothing; its place stays empty for them.
 */
export function SaveButton({ job, saved }: Props) {
  const { isOther, press } = useKeeping(async (keeper) =>
    (await import('../keeping/keep-jobs.ts')).keepJob(keeper, job, { saved: !saved }),
  )
  return (
    <IconButton
      label={`Save ${job.title}`}
      tip="end"
      aria-pressed={saved}
      onClick={press}
      className={isOther ? 'invisible' : undefined}
    >
      <Bookmark size={20} aria-hidden className={saved ? 'fill-current' : undefined} />
    </IconButton>
  )
}
