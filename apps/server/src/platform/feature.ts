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
 * The stages in which the demo world is loaded, so that each part finds its prerequisites; within a stage, features
 * load in rank order. Follows come after anything that would notify the followers, and badges come last.
 */
export const demoStages = ['members', 'imports', 'teams', 'profiles', 'writings', 'ties', 'talk', 'earnings'] as const

export interface DemoPart {
  readonly stage: (typeof demoStages)[number]
  /** Returns the number of things added: none the second time. */
  load(ctx: Context): Promise<number>
  /** The name that the start prints next to the number of additions. */
  readonly counted?: string
  /** The accounts that this part adds. */
  readonly accounts?: readonly { readonly email: string; readonly as: string }[]
}

/**
 * A feature's manifest: the server is assembled from these only. A feature that others extend merges a field into this
 * interface.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  /** The variables that it reads. */
  readonly environment?: FeatureEnvironment
  readonly routes?: readonly Implementation[]
  /** The feature's generated files, besides sitemaps. */
  readonly files?: readonly PublicFile[]
  readonly sitemaps?: readonly Sitemap[]
  /** Kinds of uploaded files that are served at addresses of their own. */
  readonly storedFiles?: readonly StoredFiles[]
  /** Background work, besides listeners. */
  readonly tasks?: readonly AnyTask[]
  /** Kinds of email whose props are read at the moment of sending. */
  readonly lateEmails?: readonly AnyLateEmail[]
  /** Reactions to activities. */
  readonly listeners?: readonly Listener[]
  /** The notices that its activities send, by the names of its contract. */
  readonly notices?: Readonly<Record<string, AnyNotice>>
  /** The badges earned with the feature's content. */
  readonly earns?: readonly BadgeRule[]
  /** The feature's content that counts as deeds, by kind of deed. */
  readonly counts?: Readonly<Record<string, CountedDeed>>
  /** The admin pages of the feature's things. */
  readonly pathInAdmin?: AdminPaths
  /** Admins' acts that the feature records only as activities, for the timeline. */
  readonly actsOfActivities?: ActsOfActivities
  readonly commands?: readonly AnyCommand[]
  /** Data that each process holds in memory. */
  readonly residents?: readonly Resident[]
  /** Origins whose content its pages show in frames. */
  readonly frameOrigins?: readonly string[]
  /** Imported only when the demo world is loaded: its texts are large, and few servers show it. */
  readonly demo?: () => Promise<{ readonly demoParts: readonly DemoPart[] }>
}
