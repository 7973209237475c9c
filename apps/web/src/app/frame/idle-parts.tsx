import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../base/settings.tsx'
import { whenIdle, whenLoaded } from './when-idle.ts'

const Companions = lazy(() => ifItLoads(async () => (await import('../idle/companions.tsx')).Companions))
const StagingModal = lazy(() => ifItLoads(async () => (await import('../staging/staging-modal.tsx')).StagingModal))

/**
 * Parts that a page does not need at first; loaded when it is idle. Only the warning of a trial installation does not
 * wait for that: section 9 requires it one second after the load.
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

/** A part that fails to load, as when the connection breaks, is left out; an error would replace the page. */
async function ifItLoads<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  return { default: await load().catch(() => () => null) }
}
