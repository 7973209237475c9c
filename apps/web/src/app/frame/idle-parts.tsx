import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../base/settings.tsx'
import { whenIdle } from './when-idle.ts'

const Companions = lazy(async () => ({ default: (await import('../idle/companions.tsx')).Companions }))
const StagingModal = lazy(async () => ({ default: (await import('../staging/staging-modal.tsx')).StagingModal }))

/** What a page can do without at first; loaded when it has come to rest. */
export function IdleParts() {
  const { staging } = useSettings()
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    let here = true
    void whenIdle().then(() => here && setQuiet(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {quiet ? <Companions /> : null}
      {quiet && staging ? <StagingModal officialUrl={staging.officialUrl} /> : null}
    </Suspense>
  )
}
