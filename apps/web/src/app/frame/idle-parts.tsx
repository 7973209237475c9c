import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/base/lazy-part.ts'
import { useSettings } from '../base/settings.tsx'
import { whenIdle, whenLoaded } from './when-idle.ts'

const Companions = lazyPart(async () => (await import('../idle/companions.tsx')).Companions)
const StagingModal = lazyPart(async () => (await import('../staging/staging-modal.tsx')).StagingModal)

/**
 * Parts that a page does not need at first; loaded when it is idle. Only the warning of a trial installation does not
 * wait for that: section 9 requires it one second after the load.
 */
export function IdleParts() {
  const { staging } = useSettings()
  const [idle, setIdle] = useState(false)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let isMounted = true
    void whenLoaded().then(() => isMounted && setLoaded(true))
    void whenIdle().then(() => isMounted && setIdle(true))
    return () => {
      isMounted = false
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {idle ? <Companions /> : null}
      {loaded && staging ? <StagingModal officialUrl={staging.officialUrl} /> : null}
    </Suspense>
  )
}
