import { t } from '@rise/texts'
import { RotateCw, Unplug } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Button } from './button.tsx'
import { FailureReasonContext } from './failure-reason.ts'

/**
 * Replaces a part of a page that could not load; the rest stays usable. `title` says in plain words what failed
 * ("Couldn’t load jobs"). The text below it says why: `children`, or the API's message. Announced when it appears.
 */
export function FailedBlock({
  title,
  children,
  onRetry,
  retrying = false,
}: {
  title: string
  children?: ReactNode
  onRetry: () => void
  retrying?: boolean
}) {
  const reason = useContext(FailureReasonContext)()
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-4 sm:flex-row sm:items-center sm:p-6"
    >
      <span
        aria-hidden
        className="flex size-12 shrink-0 items-center justify-center rounded-full bg-danger-soft text-danger"
      >
        <Unplug size={20} />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-muted">{children ?? reason ?? t('Check your connection, then try again.')}</p>
      </div>
      <Button onClick={onRetry} busy={retrying} icon={<RotateCw size={16} aria-hidden />}>
        {t('Retry')}
      </Button>
    </div>
  )
}
