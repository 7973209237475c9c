import type { Message, Pattern } from '@rise/texts'
import type { Permission } from './policy.ts'

/** The fields that an act changed, before or after it. */
export type ActFacts = Readonly<Record<string, unknown>> | null

/**
 * The names in a sentence about an act. They remain as `{by}` and `{subject}` in the rendered text, because the page
 * replaces them by elements.
 */
export const actNames = { by: '{by}', subject: '{subject}' } as const

/** A sentence about an act, in the current language: `{by}` stands for the admin, and `{subject}` for the thing. */
export interface ActSentence {
  readonly text: string
  /** The fields whose values the sentence states, so that they aren't listed next to it. */
  readonly states: readonly string[]
}

/** Returns the sentence about an act; undefined where the act's own sentence says enough. */
type SentenceOf = (before: ActFacts, after: ActFacts) => ActSentence | undefined

/** The words for an act: its name in a filter, and its sentence with the names `by` and `subject`. */
export type ActWords = readonly [name: Message, sentence: Pattern]

/** A kind of thing that admins act on, with the words that the timeline of the admin area uses for it. */
export interface ActsOnThing {
  readonly name: Message
  /** The permission that shows these acts. Everyone with access to the timeline sees the system's own acts. */
  readonly permission: Permission
  readonly acts: Readonly<Record<string, ActWords>>
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
  readonly ofMembers?: Readonly<Record<string, Message>>
}
