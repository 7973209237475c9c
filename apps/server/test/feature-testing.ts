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
  /** Its tables without personal data, each with the reason. */
  readonly tablesWithoutPeople?: Readonly<Record<string, string>>
  /** Personal data retained after an erasure: the reason, and the days until it is deleted. */
  readonly staysFor?: Readonly<Record<string, { readonly why: string; readonly days: number }>>
  /** Its read endpoints. */
  readonly reads?: Reads
  /** What it publishes for members on a plan only. */
  readonly withheld?: Withheld
  /** Makes each of its calls with which admins change something, naming the act that the timeline keeps. */
  readonly adminActs?: (acts: RecordedActs, app: TestApp) => Promise<void>
  /** Its calls by admins that leave no record, each with the reason. */
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

interface Withheld {
  /** Publishes one item of each kind, with the mark in the withheld part. */
  publish?(world: WithheldWorld, audience: 'creator' | 'pro'): Promise<void>
  /** Parts of the addresses that show it to a member with the plan. */
  readonly shownAt?: readonly string[]
  /** Further addresses to check, for everything published so far. */
  addresses?(world: WithheldWorld): Promise<readonly string[]>
  /** Search endpoints for its texts, by their addresses without the words. */
  readonly searches?: readonly string[]
}

/** Every feature's part, by its name; in rank order. */
export const testings: ReadonlyMap<string, FeatureTesting> = new Map(
  await Promise.all(features.map(async ({ name }) => [name, await load(name)] as const)),
)

async function load(name: string): Promise<FeatureTesting> {
  const { testing } = await import(`../src/features/${name}/testing/testing.ts`)
  return testing
}
