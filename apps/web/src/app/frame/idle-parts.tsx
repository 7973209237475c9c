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

/**
 * A part that fails to load while the browser is offline is loaded once it is online; else it is left out. An error
 * would replace the page.
 */
async function ifItLoads<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  const Part = await load().catch(async () => {
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return load().catch(() => () => null)
  })
  return { default: Part }
}
