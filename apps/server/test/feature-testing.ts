import type { RawBuilder } from 'kysely'
import { features } from '../src/features/features.ts'
import type { AdminCall, RecordedActs } from './admin-acts/recorded-acts.ts'
import type { TestApp } from './client.ts'
import type { People } from './erasure/people.ts'
import type { WithheldWorld } from './withheld/withheld-world.ts'

/**
 * What a feature tells the tests that walk through the whole product: `<feature>/testing/testing.ts` exports it as
 * `testing`.
 */
export interface FeatureTesting {
  /** Makes the people to be erased leave something in every table that the feature owns; absent if it stores nothing of people. */
  readonly fill?: (people: People) => Promise<void>
  /** Its tables without personal data, each with the reason. */
  readonly tablesWithoutPeople?: Readonly<Record<string, string>>
  /** What may still name someone when the account is erased: why, and after how many days it no longer does. */
  readonly staysFor?: Readonly<Record<string, { readonly why: string; readonly days: number }>>
  /** Its calls that read. */
  readonly reads?: Reads
  /** What it publishes for members on a plan only. */
  readonly withheld?: Withheld
  /** Makes each of its calls with which admins change something, naming the act that the timeline keeps. */
  readonly adminActs?: (acts: RecordedActs, app: TestApp) => Promise<void>
  /** Its calls by admins that leave no record, each with the reason. */
  readonly unrecorded?: Partial<Record<AdminCall, string>>
}

interface Reads {
  /** Where the one parameter of a path comes from, by the beginning of the path: a query with the column `value`. */
  readonly values?: Readonly<Record<string, RawBuilder<{ value: string }>>>
  /** Paths with several parameters, by the path in the contract: a query of whole paths. */
  readonly paths?: Readonly<Record<string, RawBuilder<{ value: string }>>>
  /** Queries of calls that need one, or show something else with one; by the call. */
  readonly queries?: Readonly<Record<string, readonly string[]>>
  /** Calls that the walk leaves out, each with the reason. */
  readonly notWalked?: Readonly<Record<string, string>>
  /** Calls that still name a hidden member, each with the reason. */
  readonly named?: Readonly<Record<string, string>>
}

interface Withheld {
  /** Publishes one of each kind, with the mark in the part that is withheld. */
  publish?(world: WithheldWorld, audience: 'creator' | 'pro'): Promise<void>
  /** Parts of addresses that a member with the plan finds it at. */
  readonly shownAt?: readonly string[]
  /** Further addresses to look at, for all that is published by now. */
  addresses?(world: WithheldWorld): Promise<readonly string[]>
  /** Lists that search its texts, by their addresses without the words. */
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
