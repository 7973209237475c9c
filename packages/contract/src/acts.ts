import type { Permission } from './policy.ts'

/** A kind of thing that admins act on, as the timeline of the admin area names it. */
export interface ActsOnThing {
  readonly name: string
  /** The permission that shows these acts; everyone with access to the timeline sees the system's own acts. */
  readonly permission: Permission
  /** Each act in words that follow the admin's name and precede the thing's. */
  readonly acts: Readonly<Record<string, string>>
}

/** The words of the admin area for acts on a feature's things. */
export interface FeatureActs {
  /** Keyed by thing. The timeline stores an act as `<thing>.<past participle>`, with its state before and after. */
  readonly ofAdmins?: Readonly<Record<string, ActsOnThing>>
  /** The activities that a member's page shows to admins, in words; all others are private. */
  readonly ofMembers?: Readonly<Record<string, string>>
}
