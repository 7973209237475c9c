import type { ActivityLog } from './activity.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Logger } from './log.ts'
import type { Tasks } from './tasks.ts'

/** What a verb works with: plain, typed, and made once per process. */
export interface Context {
  readonly db: Database
  readonly clock: Clock
  /** A new UUID (version 7) by the context's clock. */
  newId(): string
  readonly activity: ActivityLog
  readonly tasks: Tasks
  readonly log: Logger
}
