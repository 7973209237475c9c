import { t } from '@rise/texts'
import { Bookmark } from 'lucide-react'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useViewerAction } from './use-viewer-action.ts'

interface Props {
  readonly job: { readonly _id: string; readonly title: string }
  readonly saved: boolean
}

/**
 * Saves a job for later, or removes it. Rendered the same for everyone: guests who press it are asked to sign up. For
 * companies and admins, who can't save jobs, the space stays empty.
 */
export function SaveButton({ job, saved }: Props) {
  const { isOther, press } = useViewerAction(async (viewer) =>
    (await import('../marking/mark-jobs.ts')).markJob(viewer, job, { saved: !saved }),
  )
  return (
    <IconButton
      label={t('Save {title}', { title: job.title })}
      tip="end"
      aria-pressed={saved}
      onClick={press}
      className={isOther ? 'invisible' : undefined}
    >
      <Bookmark size={20} aria-hidden className={saved ? 'fill-current' : undefined} />
    </IconButton>
  )
}
