import type { Listener } from './activity/activity.ts'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import type { PublicFile } from './http/files.ts'
import type { Implementation } from './http/implement.ts'
import type { Sitemap } from './http/sitemap.ts'
import type { StoredFiles } from './http/stored-files.ts'
import type { AnyTask } from './tasks/tasks.ts'

/**
 * When a part of the demo world is loaded, so that it finds what it stands on; within a stage, features load in rank order.
 * Follows come after what their followers would otherwise be told of, and what is earned comes last.
 */
export const demoStages = ['members', 'imports', 'teams', 'profiles', 'writings', 'ties', 'talk', 'earnings'] as const

export interface DemoPart {
  readonly stage: (typeof demoStages)[number]
  /** Returns how many things were added; a second time, none. */
  load(ctx: Context): Promise<number>
  /** What the start calls them when it says how many were added. */
  readonly counted?: string
  /** Whom one can sign in as afterwards. */
  readonly accounts?: readonly { readonly email: string; readonly as: string }[]
}

/**
 * A feature's manifest: all that the server is assembled from. A feature in which others show or keep something of their own
 * merges its field into this interface.
 */
export interface Feature {
  /** As its folder is called. */
  readonly name: string
  readonly routes?: readonly Implementation[]
  /** What it makes for machines, besides sitemaps. */
  readonly files?: readonly PublicFile[]
  readonly sitemaps?: readonly Sitemap[]
  /** Kinds of uploaded file that anybody may read. */
  readonly storedFiles?: readonly StoredFiles[]
  /** Background work, besides the reactions. */
  readonly tasks?: readonly AnyTask[]
  /** Reactions to what happens. */
  readonly listeners?: readonly Listener[]
  readonly commands?: readonly Command[]
  /** Imported when the demo world is loaded: its texts are large, and few servers show it. */
  readonly demo?: () => Promise<{ readonly demoParts: readonly DemoPart[] }>
}
