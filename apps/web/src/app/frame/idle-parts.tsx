import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../base/settings.tsx'
import { whenIdle, whenLoaded } from './when-idle.ts'

const Companions = lazy(async () => ({ default: (await import('../idle/companions.tsx')).Companions }))
const StagingModal = lazy(async () => ({ default: (await import('../staging/staging-modal.tsx')).StagingModal }))

/**
 * What a page can do without at first; loaded when it has come to rest. Only the warning of a trial installation does not
 * wait for that: section 9 gives it a second from the load.
 */
export function IdleParts() {
  const { staging } = useSettings()
  const [idle, setIdle] = useState(false)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let here = true
    void whenLoaded().then(() => here && setLoaded(true))
    void whenIdle().then(() => here && setIdle(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {idle ? <Companions /> : null}
      {loaded && staging ? <StagingModal officialUrl={staging.officialUrl} /> : null}
    </Suspense>
  )
}
