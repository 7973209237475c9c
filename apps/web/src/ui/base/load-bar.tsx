import { useEffect, useState } from 'react'

const throttle = 200
const duration = 5000
const fade = 200

/**
 * The line at the top of the page while the next one loads: nothing for 200 ms, then from 0 to 100 within 5000 ms, then
 * it hides automatically, or as soon as `active` ends (specification, sections 2 and 9). The line is hidden from
 * assistive technology, because its value is elapsed time, not progress; the live text next to it only says that
 * something is loading.
 */
export function LoadBar({ active, label = 'Loading page' }: { active: boolean; label?: string }) {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'leaving'>('hidden')

  useEffect(() => {
    if (!active) return
    const start = setTimeout(() => setPhase('running'), throttle)
    const end = setTimeout(() => setPhase('leaving'), throttle + duration)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
      setPhase((now) => (now === 'hidden' ? now : 'leaving'))
    }
  }, [active])

  useEffect(() => {
    if (phase !== 'leaving') return
    const hide = setTimeout(() => setPhase('hidden'), fade)
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
