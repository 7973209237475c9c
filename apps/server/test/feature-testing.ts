import type { RawBuilder } from 'kysely'
import { features } from '../src/features/features.ts'
import type { AdminCall, RecordedActs } from './admin-acts/recorded-acts.ts'
import type { TestApp } from './client.ts'
import type { People } from './erasure/people.ts'
import type { WithheldWorld } from './withheld/withheld-world.ts'

/** A feature's part in the tests of the whole product: `<feature>/testing/testing.ts` exports it as `testing`. */
export interface FeatureTesting {
  /** Fills every table of the feature with data of the people to be erased; absent if it stores no personal data. */
  readonly fill?: (people: People) => Promise<void>
  /** The feature's tables without personal data, each with the reason. */
  readonly tablesWithoutPeople?: Readonly<Record<string, string>>
  /** Personal data retained after an erasure: the reason, and the days until it is deleted. */
  readonly staysFor?: Readonly<Record<string, { readonly why: string; readonly days: number }>>
  /** The feature's read endpoints. */
  readonly reads?: Reads
  /** The content that the feature publishes only for members on a plan. */
  readonly withheld?: WithheldContent
  /**
   * Makes each call with which admins change something in the feature, and names the act that the timeline must
   * contain.
   */
  readonly adminActs?: (acts: RecordedActs, app: TestApp) => Promise<void>
  /** The feature's calls by admins that leave no record, each with the reason. */
  readonly unrecorded?: Partial<Record<AdminCall, string>>
}

interface Reads {
  /** The values of a path's single parameter, by the beginning of the path: a query with the column `value`. */
  readonly values?: Readonly<Record<string, RawBuilder<{ value: string }>>>
  /** Paths with several parameters, by the path in the contract: a query of whole paths. */
  readonly paths?: Readonly<Record<string, RawBuilder<{ value: string }>>>
  /** Query strings by endpoint, where they are required or change the result. */
  readonly queries?: Readonly<Record<string, readonly string[]>>
  /** Calls that the walk omits, each with the reason. */
  readonly notWalked?: Readonly<Record<string, string>>
  /** Calls that still name a hidden member, each with the reason. */
  readonly named?: Readonly<Record<string, string>>
}

interface WithheldContent {
  /** Publishes one item of each kind, with the mark in the withheld part. */
  publish?(world: WithheldWorld, audience: 'creator' | 'pro'): Promise<void>
  /** The parts of the addresses that show the content to a member on the plan. */
  readonly shownAt?: readonly string[]
  /** Returns further addresses to check, for all content published so far. */
  addresses?(world: WithheldWorld): Promise<readonly string[]>
  /** The search endpoints for the content's texts, by their addresses without the words. */
  readonly searches?: readonly string[]
}

/** Each feature's part by its name, in the order of features.ts. */
export const testings: ReadonlyMap<string, FeatureTesting> = new Map(
  await Promise.all(features.map(async ({ name }) => [name, await load(name)] as const)),
)

async function load(name: string): Promise<FeatureTesting> {
  const { testing } = await import(`../src/features/${name}/testing/testing.ts`)
  return testing
}
