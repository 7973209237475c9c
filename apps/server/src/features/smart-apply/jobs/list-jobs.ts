import { jobErrors } from '@rise/contract/jobs/errors'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import type { MatchScore } from '@rise/contract/match/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { ApplyWay } from '@rise/contract/smart-apply/kinds'
import type { SmartApplyJob, SmartApplyJobs } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { settledJobs } from '../../applications/index.ts'
import { jobCardsOf, narrowJobs } from '../../jobs/index.ts'
import { bestMatches } from '../../match/index.ts'
import { readPerson } from '../details/read-person.ts'
import { fillField } from '../filling/fill-field.ts'
import { countMissing, fillQuestions, missingLabels, readEarlier } from '../filling/fill-questions.ts'
import { usualFields } from '../filling/usual-fields.ts'
import { publishedFormOf } from '../forms/read-form.ts'
import { type ApplicableJob, readApplicableJobs } from './read-applicable-jobs.ts'

/**
 * Returns a page of a professional's good matches that they have neither applied for nor hidden: first those whose
 * application is ready to check, then those with missing answers, then those of other sites, each part best first.
 *
 * @throws {Failure} `page-not-found`
 */
export async function listJobs(ctx: Context, actorId: string, page: number): Promise<SmartApplyJobs> {
  const best = (await bestMatches(ctx, actorId)).filter(({ score }) => (score ?? 0) >= GOOD_MATCH)
  const ids = best.map(({ _id }) => _id)
  const [openIds, settledIds, idsHere, person, earlier] = await Promise.all([
    narrowJobs(ctx, ids, { list: ['all'] }, { kind: 'member', actorId }),
    settledJobs(ctx.db, actorId, ids),
    findJobsHere(ctx.db, ids),
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
  ])
  const matches = best.filter(({ _id }) => openIds.has(_id) && !settledIds.has(_id))
  const jobsHere = await readApplicableJobs(
    ctx,
    actorId,
    matches.flatMap(({ _id }) => (idsHere.has(_id) ? [_id] : [])),
  )
  const questionsOf = ({ questions, countries }: ApplicableJob) =>
    questions && fillQuestions(questions, { person, countries, earlier })
  const missingOf = ({ _id }: MatchScore) => {
    const job = jobsHere.get(_id)
    const fields = job && questionsOf(job)
    return fields ? countMissing(fields) : undefined
  }
  const parts = Map.groupBy(matches, (match) => {
    const missingCount = missingOf(match)
    return missingCount === undefined ? 'elsewhere' : missingCount === 0 ? 'ready' : 'asking'
  })
  const inOrder = (['ready', 'asking', 'elsewhere'] as const).flatMap((part) => parts.get(part) ?? [])
  const pageItems = inOrder.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (pageItems.length === 0 && page > 1) throw new Failure(jobErrors['page-not-found'])
  // The full data of jobs of other sites is read only for those of the page.
  const shownIds = pageItems.map(({ _id }) => _id)
  const [cards, jobsElsewhere] = await Promise.all([
    jobCardsOf(ctx.db, shownIds),
    readApplicableJobs(
      ctx,
      actorId,
      shownIds.filter((id) => !jobsHere.has(id)),
    ),
  ])
  const byId = new Map(cards.map((card) => [card._id, card]))
  const items = pageItems.flatMap(({ _id, score, certainty }): SmartApplyJob[] => {
    const [card, job] = [byId.get(_id), jobsHere.get(_id) ?? jobsElsewhere.get(_id)]
    if (!card || !job || score === null) return []
    const ownFields = questionsOf(job)
    const fillingData = { person, countries: job.countries, earlier }
    const fields = ownFields ?? usualFields().map((field) => fillField(field, fillingData))
    // The résumé is a field of each application, and never empty: without a file, it is the story.
    const otherFields = fields.filter(({ id }) => id !== 'resume')
    return [
      {
        ...{ job: card, score, certainty, way: wayOf(job), missing: ownFields && missingLabels(ownFields) },
        ...{ filled: 1 + otherFields.filter(({ value }) => value !== '').length, fields: 1 + otherFields.length },
      },
    ]
  })
  return {
    items,
    page,
    pages: Math.max(1, Math.ceil(matches.length / PAGE_SIZE)),
    total: matches.length,
    totalCapped: false,
    ready: parts.get('ready')?.length ?? 0,
  }
}

/** Returns which of these jobs take applications on this site. */
async function findJobsHere(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('id', 'in', ids)
    .where('application_type', '=', 'Smart Apply')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns the way to apply to a job. */
function wayOf({ questions, posted }: Pick<ApplicableJob, 'questions' | 'posted'>): ApplyWay {
  if (questions !== null) return 'here'
  return posted && publishedFormOf(posted) ? 'form' : 'usual'
}
