import type { Job } from '@rise/contract/jobs/shapes'
import type { ComponentType, ReactNode } from 'react'
import type { SlotPart } from '../../app/feature.ts'

/** The slots of a job's page that other features fill. */
export interface JobSlots {
  /** Below the way to apply, for the company that posted the job. Needs a Suspense around it. */
  readonly Owner: ComponentType<{ readonly job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }>
  /** The viewer's match with the job, for professionals. Needs a Suspense around it. */
  readonly Match: ComponentType<{ readonly job: Pick<Job, '_id' | 'title' | 'places' | 'workType'> }>
  /** Below the link to apply elsewhere, for professionals. */
  readonly Prepare: ComponentType<{ readonly job: Pick<Job, 'slug'> }>
  /** Applies to a job with applications on the platform; once the job has closed, shows the application. */
  readonly Apply: ComponentType<{
    readonly job: Pick<Job, 'slug' | 'title' | 'dateClosed'>
    readonly className?: string
  }>
  /** Asks about the application when someone returns from the employer's page, through a link marked `data-apply`. */
  readonly Applied: ComponentType<{ readonly job: Pick<Job, '_id' | 'title'>; readonly className?: string }>
  /** Below everything else. A part without content renders nothing. */
  readonly below: readonly SlotPart<{ readonly job: Job }>[]
}

/** The saved jobs as a column of the board. */
export interface SavedColumn {
  readonly count: number | undefined
  readonly rows: ReactNode
}

/** The slots of a professional's own jobs, where another feature shows the applications. Loaded with the page. */
export interface OwnJobSlots {
  /** The lists, with their names. */
  readonly lists: readonly (readonly [list: string, name: string])[]
  /** The full-width list: all lists side by side, the saved jobs first. */
  readonly board: string
  readonly List: ComponentType<{ readonly list: string; readonly saved: SavedColumn }>
  /** The number of applications in each list, once loaded. */
  readonly useCounts: () => Readonly<Record<string, number>> | undefined
  /** The application that `?application=` names. */
  readonly One: ComponentType<{ readonly id: string }>
}
