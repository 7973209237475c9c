import type { ActivityLog } from './activity/activity.ts'
import type { Brand } from './brand.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { ReadTexts } from './dns/read-texts.ts'
import type { Fetcher } from './fetch/fetcher.ts'
import type { Files } from './files/files.ts'
import type { Limits } from './limits.ts'
import type { Logger } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Keys } from './secrets/keys.ts'
import type { Tasks } from './tasks/tasks.ts'

/** The dependencies of every operation, created once per process. */
export interface Context {
  readonly db: Database
  readonly clock: Clock
  /** Returns a new UUID (version 7) with the time of the context's clock. */
  newId(): string
  readonly activity: ActivityLog
  readonly tasks: Tasks
  readonly mail: Mail
  readonly realtime: Realtime
  readonly limits: Limits
  /** The only client for addresses that a person or another site supplied. */
  readonly fetch: Fetcher
  /** Reads the TXT records of a name that a person supplied. */
  readonly readTexts: ReadTexts
  /** The store of uploaded files. */
  readonly files: Files
  readonly keys: Keys
  readonly config: Config
  readonly brand: Brand
  readonly log: Logger
}
