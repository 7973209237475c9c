import { useFrameSlots } from '../base/frame-slots.ts'
import { OfflineBar } from './offline-bar.tsx'
import { usePrefetch } from './prefetch.ts'

/** Companions of every page, loaded when it is idle: the offline bar, prefetching, and parts that features add. */
export function Companions() {
  const { AtRest } = useFrameSlots()
  usePrefetch()
  return (
    <>
      <OfflineBar />
      <AtRest />
    </>
  )
}
