import type { AffectedAudience } from '@rise/contract/layoffs/kinds'
import { maySeeAffected } from '@rise/contract/layoffs/policy'
import type { AffectedPeople } from '@rise/contract/layoffs/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { presentNames } from '../../catalogs/index.ts'
import { isSameWorkplace, memberCardsOf, viewerOf, type Workplace } from '../../connections/index.ts'
import { publicLayoff } from '../public-layoff.ts'
import { companiesHiringFor } from './companies-hiring-for.ts'

/** The maximum number of people shown, the last to join first. */
const MOST_PEOPLE = 60
/** The maximum number of people that the policy checks. */
const MOST_JUDGED = 500
const SKILLS = 6

interface PersonRow {
  readonly actor_id: string
  readonly audience: AffectedAudience
  readonly over: boolean
  readonly work: Resume['work'] | null
  readonly skills: Resume['skills'] | null
  readonly hidden_from: readonly string[] | null
}

/**
 * Returns the affected people the viewer may see, and companies with open jobs for their skills.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function listAffected(ctx: Context, viewer: Requester, slug: string): Promise<AffectedPeople> {
  const { id, company_name, company_id } = await publicLayoff(ctx.db, slug)
  const [rows, employer] = await Promise.all([peopleOf(ctx, id), verifiedCompanyOf(ctx, viewer)])
  // The layoff's company is a former employer of all these people, whether or not their stories mention it.
  const isFormerEmployer =
    employer !== undefined &&
    ((viewer.kind !== 'guest' && viewer.actorId === company_id) || isSameWorkplace(employer, { name: company_name }))
  const visibleRows = rows.filter((row) => {
    const { actor_id: actorId, audience, over } = row
    const hasWorkedThere = employer !== undefined && workplacesOf(row).some((one) => isSameWorkplace(employer, one))
    const formerEmployer = isFormerEmployer || hasWorkedThere
    const affectedMember = { actorId, audience, over, formerEmployer, verifiedEmployer: employer !== undefined }
    return maySeeAffected(viewer, affectedMember) === 'allowed'
  })
  const cards = await memberCardsOf(
    ctx.db,
    viewerOf(viewer),
    visibleRows.map(({ actor_id }) => actor_id),
  )
  const people = visibleRows.slice(0, MOST_PEOPLE).flatMap(({ actor_id, skills }) => {
    const member = cards.get(actor_id)
    return member ? [{ member, skills: namesOf(skills).slice(0, SKILLS) }] : []
  })
  const companies = await companiesHiringFor(
    ctx.db,
    viewerOf(viewer),
    visibleRows.flatMap(({ skills }) => namesOf(skills)),
  )
  return { people, companies }
}

async function peopleOf({ db, clock }: Context, layoffId: string): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select person.actor_id, person.audience, person.ends_at <= ${clock.now()} or person.landed_at is not null as over,
      story.resume -> 'work' as work, story.resume -> 'skills' as skills, story.hidden_from
    from layoff_person as person
    join actor on actor.id = person.actor_id and actor.listed
    left join story on story.actor_id = person.actor_id
    where person.layoff_id = ${layoffId} and person.audience <> 'no-one'
    order by person.created_at desc, person.actor_id limit ${MOST_JUDGED}`.execute(db)
  return rows
}

/** Returns the claimed and verified company that the viewer acts for; undefined if there is none. */
async function verifiedCompanyOf({ db }: Context, viewer: Requester): Promise<Workplace | undefined> {
  if (viewer.kind === 'guest' || viewer.role !== 'employer' || viewer.actorId === null) return undefined
  return db
    .selectFrom('company')
    .select(['name', 'website'])
    .where('actor_id', '=', viewer.actorId)
    .where('verified_at', 'is not', null)
    .where(isClaimedSql)
    .executeTakeFirst()
}

const isClaimedSql: RawBuilder<boolean> = sql`exists (
  select from membership where membership.actor_id = company.actor_id)`

/** Returns the companies where a person has worked, and the companies that the person hides from. */
function workplacesOf({ work, hidden_from }: PersonRow): Workplace[] {
  const past = (work ?? []).map(({ name = '', url }) => ({ name, website: url }))
  return [...past, ...(hidden_from ?? []).map((name) => ({ name }))]
}

function namesOf(skills: PersonRow['skills']): string[] {
  return presentNames(
    'skills',
    (skills ?? []).flatMap(({ name }) => name ?? []),
  )
}
