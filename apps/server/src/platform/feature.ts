import type { Listener } from './activity/listener.ts'
import type { AnyCommand } from './command.ts'
import type { Context } from './context.ts'
import type { FeatureEnvironment } from './feature-environment.ts'
import type { PublicFile } from './http/files.ts'
import type { Implementation } from './http/implement.ts'
import type { Sitemap } from './http/sitemap.ts'
import type { StoredFiles } from './http/stored-files.ts'
import type { AnyLateEmail } from './mail/late-email.ts'
import type { ActsOfActivities } from './manifest/act-of-activity.ts'
import type { AdminPaths } from './manifest/admin-paths.ts'
import type { BadgeRule } from './manifest/badge-rule.ts'
import type { CountedDeed } from './manifest/counted-deed.ts'
import type { AnyNotice } from './manifest/notice.ts'
import type { Resident } from './resident.ts'
import type { AnyTask } from './tasks/task.ts'

/**
 * The stages in which the demo world is loaded, so that each part finds its prerequisites. Within a stage, features
 * load in the order of `features.ts`. Follows come after the parts that would notify the followers, and badges come
 * last.
 */
export const demoStages = ['members', 'imports', 'teams', 'profiles', 'writings', 'ties', 'talk', 'earnings'] as const

export interface DemoPart {
  readonly stage: (typeof demoStages)[number]
  /** Returns the number of things added; 0 if all exist already. */
  load(ctx: Context): Promise<number>
  /** The name printed at startup after the number of added things. */
  readonly counted?: string
  /** The accounts that this part adds. */
  readonly accounts?: readonly { readonly email: string; readonly as: string }[]
}

/**
 * A feature's manifest. The server is assembled only from these. A feature that other features extend merges a field
 * into this interface.
 */
export interface Feature {
  /** The name of the feature's folder. */
  readonly name: string
  /** The variables that the feature reads. */
  readonly environment?: FeatureEnvironment
  readonly routes?: readonly Implementation[]
  /** The files that the feature generates, besides sitemaps. */
  readonly files?: readonly PublicFile[]
  readonly sitemaps?: readonly Sitemap[]
  /** Kinds of uploaded files that have their own addresses. */
  readonly storedFiles?: readonly StoredFiles[]
  /** Background work, besides listeners. */
  readonly tasks?: readonly AnyTask[]
  /** Kinds of email whose props are read at the moment of sending. */
  readonly lateEmails?: readonly AnyLateEmail[]
  /** Listeners to activities. */
  readonly listeners?: readonly Listener[]
  /** The notices that the feature's activities send, by the names in the feature's contract. */
  readonly notices?: Readonly<Record<string, AnyNotice>>
  /** The badges earned with the feature's content. */
  readonly earns?: readonly BadgeRule[]
  /** The feature's content that counts as deeds, by kind of deed. */
  readonly counts?: Readonly<Record<string, CountedDeed>>
  /** The admin pages of the feature's things. */
  readonly pathInAdmin?: AdminPaths
  /** Admins' acts that the feature records only as activities, as entries of the timeline. */
  readonly actsOfActivities?: ActsOfActivities
  readonly commands?: readonly AnyCommand[]
  /** Data that each process holds in memory. */
  readonly residents?: readonly Resident[]
  /** Origins whose content the feature's pages show in frames. */
  readonly frameOrigins?: readonly string[]
  /**
   * The feature's part of the demo world. Imported only when the demo world is loaded, because its texts are large and
   * few servers show it.
   */
  readonly demo?: () => Promise<{ readonly demoParts: readonly DemoPart[] }>
}
