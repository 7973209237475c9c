import { applicationErrors } from '@rise/contract/applications/errors'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { notBlocked } from '../../connections/index.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'

/** A job that takes applications on this site. */
export interface Opening {
  readonly writtenJobId: string
  readonly open: boolean
  readonly questions: readonly ScreeningQuestion[]
  readonly jobId: string
  readonly slug: string
  readonly title: string
  readonly companyId: string
  readonly companySlug: string
  readonly companyName: string
  readonly logo: string | null
}

/**
 * Returns the job with this slug as its team wrote it. If the team wrote the job several times, prefers open versions,
 * then the last changed one.
 *
 * @throws {Failure} `job-takes-no-applications`, also if the company is hidden from the viewer
 */
export async function findOpening(db: Database | Tx, actorId: string, slug: string): Promise<Opening> {
  const { rows } = await sql<Opening & { questions: ScreeningQuestion[] | null }>`
    select written_job.id as "writtenJobId", written_job.state = 'open' as open, written_job.fields -> 'questions' as questions,
      job.id as "jobId", job.slug, job.title, actor.id as "companyId", actor.slug as "companySlug", company.name as "companyName", ${photoPath} as logo
    from job as known
    join job on job.id = coalesce(known.joined_into, known.id)
    join posting on posting.job_id = job.id
    join job_source on job_source.id = posting.source_id and job_source.kind = ${WRITTEN_HERE}
    join written_job on written_job.company_id = job.company_id and written_job.id::text = posting.key
    join company on company.actor_id = job.company_id
    join actor on actor.id = job.company_id
    where known.slug = ${slug} and written_job.fields ->> 'applicationType' = 'Smart Apply' and actor.listed
      and ${notBlocked(actorId, 'actor.id')}
    order by written_job.state = 'open' desc, written_job.updated_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Failure(applicationErrors['job-takes-no-applications'])
  return { ...row, companyName: row.companyName || NAMELESS, questions: row.questions ?? [] }
}
