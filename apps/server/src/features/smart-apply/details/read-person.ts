import { platformErrors } from '@rise/contract/errors'
import type { MatchWish } from '@rise/contract/match/shapes'
import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { readWish } from '../../match/index.ts'
import { countryName, findStoryRowById, resumeOf } from '../../professionals/index.ts'
import { ownDetails } from './own-details.ts'

/** The person's data with which forms are filled. */
export interface Person {
  readonly actorId: string
  readonly slug: string
  readonly version: number
  readonly firstName: string
  readonly lastName: string
  readonly accountEmail: string
  readonly details: SmartApplyDetails
  readonly wish: MatchWish
  readonly story: {
    readonly phone: string | null
    readonly city: string | null
    readonly country: string | null
    readonly company: string | null
    readonly position: string | null
    readonly linkedin: string | null
    readonly website: string | null
    readonly github: string | null
  }
}

/**
 * Reads a professional's data.
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function readPerson({ db }: Context, actorId: string): Promise<Person> {
  const [row, details, wish, login] = await Promise.all([
    findStoryRowById(db, actorId),
    ownDetails(db, actorId),
    readWish(db, actorId),
    db
      .selectFrom('login')
      .innerJoin('membership', 'membership.login_id', 'login.id')
      .select('login.email')
      .where('membership.actor_id', '=', actorId)
      .executeTakeFirst(),
  ])
  if (!row || !login) throw new Failure(platformErrors['not-found'])
  const { basics = {}, work = [] } = resumeOf({ resume: row.resume ?? null })
  const { city, countryCode } = basics.location ?? {}
  const profile = (host: RegExp) => basics.profiles?.find(({ url }) => url && host.test(url))?.url ?? null
  const presentWork = work.find(({ endDate }) => !endDate)
  return {
    actorId,
    slug: row.slug,
    version: details.version,
    firstName: row.first_name,
    lastName: row.last_name,
    accountEmail: login.email,
    details: details.details,
    wish,
    story: {
      phone: basics.phone || null,
      city: city || null,
      country: countryCode ? countryName(countryCode) : null,
      company: presentWork?.name || null,
      position: presentWork?.position || null,
      linkedin: profile(/^https?:\/\/([\w-]+\.)?linkedin\.com\//i),
      website: basics.url || null,
      github: profile(/^https?:\/\/(www\.)?github\.com\//i),
    },
  }
}
