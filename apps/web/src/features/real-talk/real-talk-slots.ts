import type { ComponentType } from 'react'
import type { AppContext } from '../../app/base/app-context.ts'

/** What the page of real talk shows beside its questions. */
export interface RealTalkSlots {
  /** The polls, as a list. */
  readonly Polls: ComponentType
  /** The way to write one, for those who may. */
  readonly NewPoll: ComponentType
  readonly loadPolls: (app: AppContext) => Promise<unknown>
}
