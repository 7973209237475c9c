import type { Job } from '@rise/contract/jobs/shapes'
import type { Message } from '@rise/texts'
import type { ComponentType, ReactNode } from 'react'
import type { SlotPart } from '../../app/feature.ts'

/** The slots of a job's page that other features fill. */
export interface JobSlots {
  /** The last part next to the posting, for the company that posted the job. Needs a Suspense around it. */
  readonly Owner: ComponentType<{ readonly job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }>
  /**
   * For professionals: their match with the job, or the state of their application. Needs a Suspense around it.
   */
  readonly Match: ComponentType<{
    readonly job: Pick<Job, '_id' | 'slug' | 'title' | 'places' | 'workType' | 'applicationType'>
  }>
  /**
   * For jobs with applications elsewhere, for professionals: a prepared application, before the link to the employer's
   * form, which is `children`. Needs a Suspense around it.
   */
  readonly Prepare: ComponentType<{
    readonly job: Pick<Job, 'slug'>
    readonly applyUrl: string
    readonly className: string
    readonly children: ReactNode
  }>
  /**
   * The button that applies to a job with applications on the platform. Once the job has closed, it shows the
   * application.
   */
  readonly Apply: ComponentType<{
    readonly job: Pick<Job, 'slug' | 'title' | 'dateClosed'>
    readonly className?: string
  }>
  /** Asks about the application when someone returns from the employer's page, through a link marked `data-apply`. */
  readonly Applied: ComponentType<{ readonly job: Pick<Job, '_id' | 'title'>; readonly className?: string }>
  /** Parts below everything else. A part without content renders nothing. */
  readonly below: readonly SlotPart<{ readonly job: Job }>[]
}

/** The saved jobs as a column of the board. */
export interface SavedColumn {
  readonly count: number | undefined
  readonly rows: ReactNode
}

/** The slots of a professional's own jobs, where another feature shows the applications. Loaded with the page. */
export interface OwnJobSlots {
  /** The ids of the lists, with their names. */
  readonly lists: readonly (readonly [list: string, name: Message])[]
  /** The list in `lists` that is shown full width, as a board: every list is a column, saved jobs first. */
  readonly board: string
  readonly List: ComponentType<{ readonly list: string; readonly saved: SavedColumn }>
  /** The number of applications in each list, once loaded. */
  readonly useCounts: () => Readonly<Record<string, number>> | undefined
  /** The application whose id is in `?application=`. */
  readonly One: ComponentType<{ readonly id: string }>
}
