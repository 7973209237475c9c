import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../base/settings.tsx'
import { whenIdle } from './when-idle.ts'

const Companions = lazy(async () => ({ default: (await import('../idle/companions.tsx')).Companions }))
const StagingModal = lazy(async () => ({ default: (await import('../staging/staging-modal.tsx')).StagingModal }))

/** What a page can do without at first; loaded when it has come to rest. */
export function IdleParts() {
  const { staging } = useSettings()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let here = true
    void whenIdle().then(() => here && setIdle(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {idle ? <Companions /> : null}
      {idle && staging ? <StagingModal officialUrl={staging.officialUrl} /> : null}
    </Suspense>
  )
}
