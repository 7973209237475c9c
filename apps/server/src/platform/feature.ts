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
 * When a part of the demo world is loaded, so that what it builds on exists; within a stage, features load in rank
 * order. Follows come after anything that would notify the followers, and badges come last.
 */
export const demoStages = ['members', 'imports', 'teams', 'profiles', 'writings', 'ties', 'talk', 'earnings'] as const

export interface DemoPart {
  readonly stage: (typeof demoStages)[number]
  /** Returns how many things were added: none the second time. */
  load(ctx: Context): Promise<number>
  /** The name that the start prints next to the number of additions. */
  readonly counted?: string
  /** The accounts that this part adds. */
  readonly accounts?: readonly { readonly email: string; readonly as: string }[]
}

/**
 * A feature's manifest: the server is assembled from these alone. A feature in which others show or keep something of
 * their own merges its field into this interface.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  /** The variables that it reads. */
  readonly environment?: FeatureEnvironment
  readonly routes?: readonly Implementation[]
  /** Its files for machines, besides sitemaps. */
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
  /** What its activities notify members of, by the names of its contract. */
  readonly notices?: Readonly<Record<string, AnyNotice>>
  /** The badges that are earned with its things. */
  readonly earns?: readonly BadgeRule[]
  /** What counts of its things, by kind of deed. */
  readonly counts?: Readonly<Record<string, CountedDeed>>
  /** Where admins see its things. */
  readonly pathInAdmin?: AdminPaths
  /** What admins do to its things, as its activities describe it, for the timeline. */
  readonly actsOfActivities?: ActsOfActivities
  readonly commands?: readonly AnyCommand[]
  /** What each process holds in memory. */
  readonly residents?: readonly Resident[]
  /** Origins whose content its pages show in frames. */
  readonly frameOrigins?: readonly string[]
  /** Imported only when the demo world is loaded: its texts are large, and few servers show it. */
  readonly demo?: () => Promise<{ readonly demoParts: readonly DemoPart[] }>
}
