import type { Permission } from './policy.ts'

/** The fields that an act changed, before or after it. */
export type ActFacts = Readonly<Record<string, unknown>> | null

/** A sentence about an act: `{by}` stands for the admin, and `{subject}` for the thing. */
export interface ActSentence {
  readonly text: string
  /** The fields whose values the sentence states, so that they aren't listed next to it. */
  readonly states: readonly string[]
}

/** Returns the sentence about an act; undefined where the words of the act say enough. */
type SentenceOf = (before: ActFacts, after: ActFacts) => ActSentence | undefined

/** A kind of thing that admins act on, with the words that the timeline of the admin area uses for it. */
export interface ActsOnThing {
  readonly name: string
  /** The permission that shows these acts. Everyone with access to the timeline sees the system's own acts. */
  readonly permission: Permission
  /** The words for each act, which follow the admin's name and precede the name of the thing. */
  readonly acts: Readonly<Record<string, string>>
  /** Sentences that depend on what was changed, by act. */
  readonly sentences?: Readonly<Record<string, SentenceOf>>
}

/** The admin area's words for the acts on a feature's things. */
export interface FeatureActs {
  /**
   * The words of each thing's acts, by thing. The timeline stores an act as `<thing>.<past participle>`, with the state
   * before and after it.
   */
  readonly ofAdmins?: Readonly<Record<string, ActsOnThing>>
  /** The activities that admins see on a member's page, in words. All other activities are private. */
  readonly ofMembers?: Readonly<Record<string, string>>
}
