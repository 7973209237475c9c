import type { Job } from '@rise/contract/jobs/shapes'
import type { ComponentType, ReactNode } from 'react'
import type { SlotPart } from '../../app/feature.ts'

/** Where other features show their part on a job's page. */
export interface JobSlots {
  /** Below the way to apply, for the company that posted the job. Needs a Suspense around it. */
  readonly Owner: ComponentType<{ readonly job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }>
  /** How well the job fits, for professionals. Needs a Suspense around it. */
  readonly Match: ComponentType<{ readonly job: Pick<Job, '_id' | 'title' | 'places' | 'workType'> }>
  /** Below the way to apply elsewhere, for professionals. */
  readonly Prepare: ComponentType<{ readonly job: Pick<Job, 'slug'> }>
  /** The way to apply to a job that people apply to here, and what is left of it once the job has closed. */
  readonly Apply: ComponentType<{
    readonly job: Pick<Job, 'slug' | 'title' | 'dateClosed'>
    readonly className?: string
  }>
  /** What follows once someone comes back from applying on the employer's page, through a link marked `data-apply`. */
  readonly Applied: ComponentType<{ readonly job: Pick<Job, '_id' | 'title'>; readonly className?: string }>
  /** Below everything else. A part without content shows nothing. */
  readonly below: readonly SlotPart<{ readonly job: Job }>[]
}

/** The saved jobs as a column of the board. */
export interface SavedColumn {
  readonly count: number | undefined
  readonly rows: ReactNode
}

/** Where another feature shows the applications among what a professional keeps of the jobs. Loaded with the page. */
export interface OwnJobSlots {
  /** The lists, with their names. */
  readonly lists: readonly (readonly [list: string, name: string])[]
  /** The one that takes the whole width: all lists side by side, the saved jobs first. */
  readonly board: string
  readonly List: ComponentType<{ readonly list: string; readonly saved: SavedColumn }>
  /** How many applications are in which list, once it is known. */
  readonly useCounts: () => Readonly<Record<string, number>> | undefined
  /** One of them, which `?application=` names. */
  readonly One: ComponentType<{ readonly id: string }>
}
