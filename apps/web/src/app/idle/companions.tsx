import { useFrameSlots } from '../base/frame-slots.ts'
import { OfflineBar } from './offline-bar.tsx'
import { usePrefetch } from './prefetch.ts'

/** What goes along with every page once it is there: a word when the line is gone, links fetched ahead, what features add. */
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
