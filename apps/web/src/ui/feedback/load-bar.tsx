import { t } from '@rise/texts'
import { useEffect, useState } from 'react'

const SHOW_DELAY_MS = 200
const GROW_MS = 5000
const FADE_MS = 200

/**
 * The line at the top of the page while the next page loads. It shows nothing for 200 ms, then grows from 0 to 100
 * within 5000 ms, and hides after that, or as soon as `active` ends (sections 2 and 9 of the specification). The line
 * is hidden from assistive technology, because it shows elapsed time, not progress. Screen readers get a live text that
 * says that something is loading.
 */
export function LoadBar({ active, label = t('Loading page') }: { active: boolean; label?: string }) {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'leaving'>('hidden')

  useEffect(() => {
    if (!active) return
    const start = setTimeout(() => setPhase('running'), SHOW_DELAY_MS)
    const end = setTimeout(() => setPhase('leaving'), SHOW_DELAY_MS + GROW_MS)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
      setPhase((now) => (now === 'hidden' ? now : 'leaving'))
    }
  }, [active])

  useEffect(() => {
    if (phase !== 'leaving') return
    const hide = setTimeout(() => setPhase('hidden'), FADE_MS)
    return () => clearTimeout(hide)
  }, [phase])

  return (
    <>
      <p role="status" className="sr-only">
        {phase === 'running' ? label : ''}
      </p>
      {phase === 'hidden' ? null : (
        <div aria-hidden className="load-bar" data-phase={phase}>
          <div />
        </div>
      )}
    </>
  )
}
