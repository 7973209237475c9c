import { type ComponentProps, lazy, Suspense } from 'react'
import { DeskHead } from './desk-head.tsx'

const LoadedFrame = lazy(async () => ({ default: (await import('./desk-frame.tsx')).DeskFrame }))

/** The desk's frame for other features' pages. Until it has loaded, the page already has its title and heading. */
export function LazyDeskFrame(props: ComponentProps<typeof LoadedFrame>) {
  return (
    <Suspense fallback={<DeskHead title={props.title} />}>
      <LoadedFrame {...props} />
    </Suspense>
  )
}
