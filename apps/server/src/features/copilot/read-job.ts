import { jobErrors } from '@rise/contract/jobs/errors'
import type { Selectable } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Failure } from '../../platform/failure.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { presentNames } from '../catalogs/index.ts'
import { notBlocked } from '../connections/index.ts'
import { skillKey } from '../jobs/index.ts'
import { preferredSkills, readNeeds, skillsOfText } from '../postings/index.ts'
import { visibleText } from './truth/line-words.ts'

/** A job's data for the copilot. Its text is data: instructions in it are never followed. */
export interface ReadJob {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly companyName: string
  /** Required skills first. */
  readonly skills: readonly string[]
  /** The nice-to-have skills. */
  readonly preferred: readonly string[]
  /** The words of the description, as far as it is read. */
  readonly text: string
  readonly html: string
  readonly isOpen: boolean
}

/** The maximum number of characters of a posting's description that are read. */
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
    .select(['job.id', 'job.slug', 'job.title', 'job.skills', 'job.preferred_skills', 'job.description'])
    .select(['job.closed_at', 'company.name'])
    .where('job.id', '=', id)
    .where('job.joined_into', 'is', null)
    .where('actor.listed', '=', true)
    .where(notBlocked(actorId, 'actor.id'))
    .executeTakeFirst()
  if (!row) throw new Failure(jobErrors['job-not-found'])
  const text = visibleText(textOf(row.description.slice(0, LONGEST_POSTING)))
  const { required, preferred } = wantedSkills(row)
  return {
    ...{ id: row.id, slug: row.slug, title: row.title, companyName: row.name || 'The company', text },
    ...{
      html: row.description.slice(0, LONGEST_POSTING),
      skills: presentNames('skills', [...required, ...preferred]),
      preferred: presentNames('skills', preferred),
      isOpen: row.closed_at === null,
    },
  }
}

/**
 * A list with at least this many skills counts as complete. The text of such a posting also names skills that it
 * doesn't require.
 */
const COMPLETE_LIST_SKILLS = 3

type SkillSource = Pick<Selectable<Tables['job']>, 'title' | 'skills' | 'preferred_skills' | 'description'>

interface WantedSkills {
  readonly required: readonly string[]
  readonly preferred: readonly string[]
}

/** Returns the skills of a posting: those in its lists and, if the list of skills is short, those in its text. */
function wantedSkills({ title, skills, preferred_skills, description }: SkillSource): WantedSkills {
  if (skills.length >= COMPLETE_LIST_SKILLS) return splitByKey(skills, preferred_skills)
  const needs = readNeeds(description.slice(0, LONGEST_POSTING))
  const inText = skillsOfText(title, needs.text, needs.passages)?.skills ?? []
  return splitByKey(
    [...skills, ...inText],
    [...preferred_skills, ...(preferredSkills(title, needs, inText)?.skills ?? [])],
  )
}

/** Returns each skill once, as required if any of its names is required. */
function splitByKey(skills: readonly string[], preferred: readonly string[]): WantedSkills {
  const byKey = (names: readonly string[]) => new Map(names.toReversed().map((name) => [skillKey(name), name]))
  const requiredSkillsByKey = byKey(skills.filter((skill) => !preferred.includes(skill)))
  const optional = [...byKey(preferred)].filter(([key]) => !requiredSkillsByKey.has(key))
  return {
    required: [...requiredSkillsByKey.values()].toReversed(),
    preferred: optional.map(([, name]) => name).toReversed(),
  }
}
