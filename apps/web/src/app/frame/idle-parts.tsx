import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/base/lazy-part.ts'
import { useSettings } from '../base/settings.tsx'
import { whenIdle, whenLoaded } from './when-idle.ts'

const Companions = lazyPart(async () => (await import('../idle/companions.tsx')).Companions)
const StagingModal = lazyPart(async () => (await import('../staging/staging-modal.tsx')).StagingModal)

/**
 * Parts that a page does not need at first, loaded once the browser is idle. The warning of a trial installation waits
 * only for the page's load, because section 9 requires it one second later.
 */
export function IdleParts() {
  const { staging } = useSettings()
  const [isIdle, setIsIdle] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    let isMounted = true
    void whenLoaded().then(() => isMounted && setIsLoaded(true))
    void whenIdle().then(() => isMounted && setIsIdle(true))
    return () => {
      isMounted = false
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {isIdle ? <Companions /> : null}
      {isLoaded && staging ? <StagingModal officialUrl={staging.officialUrl} /> : null}
    </Suspense>
  )
}
