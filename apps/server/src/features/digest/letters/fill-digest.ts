import type { DigestBasis, DigestRhythm } from '@rise/contract/digest/kinds'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import type { Plan } from '@rise/contract/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import { jobCardsOf } from '../../jobs/index.ts'
import type { LetterJob } from '../emails.ts'
import { getsDigests, turnTables } from '../turns/due-turns.ts'
import { notThisKindUrl } from './not-this-kind-token.ts'

interface Reader {
  readonly actor_id: string
  readonly basis: DigestBasis
  readonly rhythm: DigestRhythm
  readonly plan: Plan
  readonly first_name: string
  readonly wanted: boolean
}

interface JobRow {
  readonly job_id: string
  readonly match: number | null
  readonly why: string
}

/**
 * Fills a digest when it is sent. Jobs that have closed since the digest was prepared are removed, so that the email,
 * its count and the page show the same jobs. Sends nothing if the reader has ended or paused the digest, or if no job
 * is left. The digest is then deleted, so that later ones can contain its jobs.
 */
export const digestLetter: LateEmail<'digest'> = {
  name: 'digest',
  fill: (ctx, { digestId }) => ctx.db.transaction().execute((tx) => fill(ctx, tx, digestId)),
}

async function fill(ctx: Context, tx: Tx, digestId: string) {
  const reader = await readReader(ctx, tx, digestId)
  if (!reader) return undefined
  const rows = reader.wanted ? await readRows(tx, digestId) : []
  const cards = await jobCardsOf(
    ctx.db,
    rows.map(({ job_id }) => job_id),
  )
  if (cards.length === 0) {
    await tx.deleteFrom('digest').where('id', '=', digestId).execute()
    return undefined
  }
  const openIds = cards.map(({ _id }) => _id)
  await tx.deleteFrom('digest_job').where('digest_id', '=', digestId).where('job_id', 'not in', openIds).execute()
  await tx.updateTable('digest').set({ sent_at: ctx.clock.now() }).where('id', '=', digestId).execute()
  const rowOf = new Map(rows.map((row) => [row.job_id, row]))
  const { actor_id: actorId, basis, rhythm, plan, first_name: firstName } = reader
  return {
    firstName,
    basis,
    daily: rhythm === 'daily' && plan === 'Creator',
    jobs: cards.map((card) => present(ctx, card, rowOf.get(card._id), actorId)),
    url: `${ctx.config.publicUrl}/jobs/digest`,
  }
}

/**
 * Returns the reader, read by two statements. In one statement, Postgres would join the nine tables in the order in
 * which they are written, whole tables first.
 */
async function readReader({ clock }: Context, tx: Tx, digestId: string): Promise<Reader | undefined> {
  const digest = await tx
    .selectFrom('digest')
    .select(['actor_id', 'basis'])
    .where('id', '=', digestId)
    .forUpdate()
    .executeTakeFirst()
  if (!digest) return undefined
  const { rows } = await sql<Omit<Reader, 'actor_id' | 'basis'>>`
    select turn.rhythm, actor.plan, coalesce(nullif(login.first_name, ''), professional.first_name) as first_name,
      ${getsDigests(clock.now())} as wanted
    from ${turnTables} where turn.actor_id = ${digest.actor_id}`.execute(tx)
  return rows[0] && { ...digest, ...rows[0] }
}

/** Returns the jobs of a digest, except jobs of companies that are now hidden from the reader. */
async function readRows(tx: Tx, digestId: string): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select digest_job.job_id, digest_job.match, digest_job.why
    from digest_job join job on job.id = digest_job.job_id join actor on actor.id = job.company_id
    where digest_job.digest_id = ${digestId} and actor.listed and not exists (
      select from block where (blocker_id, blocked_id) in ((digest_job.actor_id, actor.id), (actor.id, digest_job.actor_id)))
    order by digest_job.position`.execute(tx)
  return rows
}

function present(ctx: Context, card: JobCard, row: JobRow | undefined, actorId: string): LetterJob {
  return {
    title: card.title,
    company: card.company.companyName,
    logo: card.company.logo,
    facts: [...whereFacts(card), ...(card.pay ? [formatPay(card.pay)] : [])],
    match: row?.match ?? null,
    why: row?.why ?? '',
    url: `${ctx.config.publicUrl}/jobs/${card.slug}`,
    notThisKindUrl: notThisKindUrl(ctx, { actorId, jobId: card._id }),
  }
}
