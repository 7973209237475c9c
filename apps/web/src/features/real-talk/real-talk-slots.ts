import type { ComponentType } from 'react'
import type { AppContext } from '../../app/base/app-context.ts'

/** The slots of the Real talk page that other features fill. */
export interface RealTalkSlots {
  /** The polls, as a list. */
  readonly Polls: ComponentType
  /** The link to a new poll, for members who may create one. */
  readonly NewPoll: ComponentType
  readonly loadPolls: (app: AppContext) => Promise<unknown>
}
