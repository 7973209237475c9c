import { useEffect, useRef, useState } from 'react'

/** The state of loading content: nothing to wait for, its skeleton, or the skeleton with "Still loading" and Retry. */
type LoadingStep = 'nothing' | 'skeleton' | 'slow'

const VISIBLE_AFTER_MS = 300
const VISIBLE_FOR_MS = 300
const SLOW_AFTER_MS = 10_000

/**
 * Returns the step of a wait. The skeleton takes its space immediately, but CSS (`skeleton-group`) hides it for the
 * first 300 ms. Once visible, it stays for at least 300 ms, so that it never flashes. After 10 s, the step is `slow`,
 * which offers to retry. Show the content once it has loaded and the step is `nothing`.
 */
export function useLoadingStep(isLoading: boolean): LoadingStep {
  const [step, setStep] = useState<LoadingStep>(isLoading ? 'skeleton' : 'nothing')
  const startedAt = useRef<number | null>(null)

  useEffect(() => {
    if (!isLoading) {
      const waitedMs = startedAt.current === null ? 0 : performance.now() - startedAt.current
      const hide = () => {
        startedAt.current = null
        setStep('nothing')
      }
      if (waitedMs < VISIBLE_AFTER_MS) {
        hide()
        return
      }
      const timer = setTimeout(hide, Math.max(0, VISIBLE_AFTER_MS + VISIBLE_FOR_MS - waitedMs))
      return () => clearTimeout(timer)
    }
    startedAt.current ??= performance.now()
    setStep('skeleton')
    const slowTimer = setTimeout(() => setStep('slow'), SLOW_AFTER_MS)
    return () => clearTimeout(slowTimer)
  }, [isLoading])

  return step
}
