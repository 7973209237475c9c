import { useEffect, useRef, useState } from 'react'

/** The state of loading content: nothing yet, its skeleton, or the skeleton with "Still loading" and Retry. */
type LoadingStep = 'nothing' | 'skeleton' | 'slow'

const skeletonAfter = 300
const skeletonAtLeast = 300
const slowAfter = 10_000

/**
 * The steps of a wait: for 300 ms nothing, then the skeleton (which stays at least 300 ms, so that it never flashes),
 * after 10 s the step that offers to retry. Show the content once this returns `nothing` and the content has loaded.
 */
export function useLoadingStep(loading: boolean): LoadingStep {
  const [step, setStep] = useState<LoadingStep>('nothing')
  const shownAt = useRef<number | null>(null)

  useEffect(() => {
    if (!loading) {
      const shownFor = shownAt.current === null ? skeletonAtLeast : performance.now() - shownAt.current
      const hide = setTimeout(
        () => {
          shownAt.current = null
          setStep('nothing')
        },
        Math.max(0, skeletonAtLeast - shownFor),
      )
      return () => clearTimeout(hide)
    }
    const show = setTimeout(() => {
      shownAt.current ??= performance.now()
      setStep('skeleton')
    }, skeletonAfter)
    const slow = setTimeout(() => setStep('slow'), slowAfter)
    return () => {
      clearTimeout(show)
      clearTimeout(slow)
    }
  }, [loading])

  return step
}
