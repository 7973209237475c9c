import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { useChangeJobState } from './use-change-job-state.ts'
import { useCloseJobs } from './use-close-jobs.ts'

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))

interface Props {
  readonly slug: string
  /** The ids of the selected jobs. */
  readonly ids: readonly string[]
  /** The number of applicants of these jobs without a decision. */
  readonly undecided: number
  readonly mayHire: boolean
  /** Whether these are all jobs that can be selected. */
  readonly all: boolean
  readonly onAll: (all: boolean) => void
  readonly onDone: () => void
}

/** Pauses or closes the selected jobs, or ends the selection. */
export function BulkBar({ slug, ids, undecided, mayHire, all, onAll, onDone }: Props) {
  const [isClosing, setIsClosing] = useState(false)
  const turnJobs = useChangeJobState(slug, ids, () => {
    setIsClosing(false)
    onDone()
  })
  const closeJobs = useCloseJobs(slug, ids, turnJobs)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox size="dense" label={t('Select all')} checked={all} onChange={({ target }) => onAll(target.checked)} />
      <p role="status" className="text-small text-muted tabular-nums">
        {ids.length > 0 ? t('{count} selected', { count: ids.length }, 'jobs') : ''}
      </p>
      <div className="flex gap-2">
        <Button
          size="dense"
          disabled={ids.length === 0}
          busy={turnJobs.isPending && !isClosing}
          onClick={() => turnJobs.mutate({ state: 'paused' })}
        >
          {t('Pause')}
        </Button>
        <Button size="dense" disabled={ids.length === 0} onClick={() => setIsClosing(true)}>
          {t('Close')}
        </Button>
        <Button size="dense" variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseDialog
            title={t('{count, plural, one {Close this job?} other {Close {count} jobs?}}', { count: ids.length })}
            undecided={undecided}
            mayHire={mayHire}
            busy={closeJobs.isPending}
            onClose={closeJobs.close}
            onCancel={() => setIsClosing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
