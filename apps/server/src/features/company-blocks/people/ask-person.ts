import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import type { PeopleKind } from '@rise/contract/company-blocks/kinds'
import { MOST_OPEN_QUESTIONS } from '@rise/contract/company-blocks/limits'
import type { AskedPerson } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { notBlocked } from '../../connections/index.ts'
import { namedPeople } from '../show-layout.ts'

interface ConsentRequest {
  readonly kind: PeopleKind
  /** The slug of a professional's page. */
  readonly person: string
}

/**
 * Asks a professional by a notification whether the company's page may name them. Asking again changes nothing; a
 * person who declined is not asked again.
 *
 * @throws {Failure} `person-not-found`, also across a block; `person-declined`, `too-many-questions`, and the errors of
 * `companyForAct`
 */
export function askPerson(
  ctx: Context,
  member: Acting,
  slug: string,
  { kind, person }: ConsentRequest,
): Promise<AskedPerson> {
  return ctx.db.transaction().execute(async (tx) => {
    const { id: companyId } = await companyForAct(tx, member, slug, 'edit-page')
    // Concurrent requests of one company take turns, so that the limit holds.
    await tx.selectFrom('company').select('actor_id').where('actor_id', '=', companyId).forNoKeyUpdate().execute()
    const personId = await findPerson(tx, companyId, person)
    const [earlierRequest] = await consentRequests(tx, companyId, { personId, kind })
    if (earlierRequest?.state === 'declined') throw new Failure(companyBlocksErrors['person-declined'])
    if (earlierRequest) return earlierRequest
    const { open } = await tx
      .selectFrom('company_consent')
      .select(({ fn }) => fn.countAll<string>().as('open'))
      .where('company_id', '=', companyId)
      .where('state', '=', 'asked')
      .executeTakeFirstOrThrow()
    if (Number(open) >= MOST_OPEN_QUESTIONS) throw new Failure(companyBlocksErrors['too-many-questions'])
    const row = { id: ctx.newId(), company_id: companyId, person_id: personId, kind, asked_at: ctx.clock.now() }
    await tx.insertInto('company_consent').values(row).execute()
    const identity = { actorId: companyId, loginId: member.loginId }
    const data = { consentId: row.id, personId, kind }
    await ctx.activity.record(tx, { kind: 'company-blocks.person-asked', ...identity, data })
    const [request] = await consentRequests(tx, companyId, { personId, kind })
    if (!request) throw new Failure(companyBlocksErrors['person-not-found'])
    return request
  })
}

async function findPerson(tx: Tx, companyId: string, slug: string): Promise<string> {
  const person = await tx
    .selectFrom('actor')
    .select('actor.id')
    .where('actor.kind', '=', 'professional')
    .where('actor.listed', '=', true)
    .where('actor.slug', '=', slug)
    .where(notBlocked(companyId, 'actor.id'))
    .executeTakeFirst()
  if (person) return person.id
  const error = companyBlocksErrors['person-not-found']
  throw new Failure(error, { fields: { 'body.person': error.message() } })
}

/** Returns the people a company has asked for consent, newest first. Throws the errors of `companyForAct`. */
export async function listAsked({ db }: Context, member: Acting, slug: string): Promise<AskedPerson[]> {
  return consentRequests(db, (await companyForAct(db, member, slug, 'edit-page')).id)
}

/** The maximum number of people listed per company. */
const MOST_LISTED = 200

async function consentRequests(
  db: Database | Tx,
  companyId: string,
  only?: { readonly personId: string; readonly kind: PeopleKind },
): Promise<AskedPerson[]> {
  const rows = await db
    .selectFrom('company_consent')
    .select(['person_id', 'kind', 'state'])
    .where('company_id', '=', companyId)
    .where((eb) => (only ? eb.and({ person_id: only.personId, kind: only.kind }) : eb.lit(true)))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const people = await namedPeople(
    db,
    rows.map(({ person_id }) => person_id),
    companyId,
  )
  const byId = new Map(people.map((person) => [person._id, person]))
  return rows.flatMap(({ person_id, kind, state }) => {
    const person = byId.get(person_id)
    return person ? [{ ...person, kind, state }] : []
  })
}
