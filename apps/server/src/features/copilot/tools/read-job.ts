import { jobErrors } from '@rise/contract/jobs/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { textOf } from '../../../platform/rich-text/text-of.ts'
import { presentNames } from '../../catalogs/index.ts'
import { notBlocked } from '../../connections/index.ts'
import { skillKey } from '../../jobs/index.ts'
import { skillsOfText } from '../../postings/index.ts'
import { visibleText } from '../truth/line-words.ts'

/** What the copilot reads of a job. Its text is data: nothing in it is followed. */
export interface ReadJob {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly companyName: string
  readonly skills: readonly string[]
  /** The description's words, at most this many characters of them. */
  readonly text: string
  readonly html: string
  readonly isOpen: boolean
}

/** A posting of 100,000 characters says no more than its first pages. */
const LONGEST_POSTING = 20_000

/**
 * Reads a job that the member may see, open or closed.
 *
 * @throws {Failure} `job-not-found`
 */
export async function readJobFor({ db }: Context, actorId: string, id: string): Promise<ReadJob> {
  const row = await db
    .selectFrom('job')
    .innerJoin('actor', 'actor.id', 'job.company_id')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.id', 'job.slug', 'job.title', 'job.skills', 'job.description', 'job.closed_at', 'company.name'])
    .where('job.id', '=', id)
    .where('job.joined_into', 'is', null)
    .where('actor.listed', '=', true)
    .where(notBlocked(actorId, 'actor.id'))
    .executeTakeFirst()
  if (!row) throw new Failure(jobErrors['job-not-found'])
  const text = visibleText(textOf(row.description.slice(0, LONGEST_POSTING)))
  return {
    ...{ id: row.id, slug: row.slug, title: row.title, companyName: row.name || 'The company', text },
    ...{
      html: row.description.slice(0, LONGEST_POSTING),
      skills: presentNames('skills', wantedSkills(row)),
      isOpen: row.closed_at === null,
    },
  }
}

/** A list of at least this many skills is taken as whole: the text of such a posting names more than it asks for. */
const ENOUGH = 3

/** The skills that a posting asks for: those of its own list and, where that is short, those of its text. */
function wantedSkills({ title, skills, description }: Pick<Wanted, 'title' | 'skills' | 'description'>): string[] {
  if (skills.length >= ENOUGH) return [...skills]
  const inText = skillsOfText(title, textOf(description.slice(0, LONGEST_POSTING)))?.skills ?? []
  const all = [...skills, ...inText]
  return [...new Map(all.toReversed().map((skill) => [skillKey(skill), skill])).values()].toReversed()
}

interface Wanted {
  readonly title: string
  readonly skills: readonly string[]
  readonly description: string
}
