import type { ReactNode } from 'react'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { PageHead } from '../page/page-head.tsx'

/** The frame of a page with a form: its heading, an introduction, and the form. */
export function FormPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={title} noindex />
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      {intro ? <p className="mt-2 max-w-reading text-muted">{intro}</p> : null}
      <div className="mt-6">{children}</div>
    </div>
  )
}

/** Boxes in place of content, once loading takes long enough to notice. `label`: `Loading the event`. */
export function LoadingPart({ label }: { label: string }) {
  if (useLoadingStep(true) === 'nothing') return null
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-[6rem] w-full" />
        <Skeleton className="h-[20rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}
