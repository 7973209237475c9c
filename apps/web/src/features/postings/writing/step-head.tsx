import { t } from '@rise/texts'
import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../../../app/page/focus-heading.ts'

/** The heading of one of several steps. */
export function StepHead({
  step,
  of,
  title,
  children,
}: {
  step: number
  of: number
  title: string
  children: ReactNode
}) {
  // A later step replaces the form, where the viewer had scrolled to the end.
  useEffect(() => {
    if (step === 1) return
    window.scrollTo({ top: 0 })
    focusHeading()
  }, [step])
  return (
    <div>
      <p className="text-small font-medium text-brand tabular-nums">{t('Step {step} of {of}', { step, of })}</p>
      <h1 className="mt-1 text-h1">{title}</h1>
      <p className="mt-2 max-w-reading text-muted">{children}</p>
    </div>
  )
}
