import { withContactEmail } from '@rise/contract/applications/policy'
import type { SentApplication } from '@rise/contract/applications/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { matchResume } from '../../match/index.ts'
import { storyForEmployers } from '../../professionals/index.ts'
import { publicResume } from '../../resumes/index.ts'
import { ownEmail } from '../own-email.ts'
import { checkAnswers } from '../sending/check-answers.ts'
import { countReplies } from '../tasks/update-reply-figures.task.ts'
import { type Candidacy, candidacies, crowdOfFirstJob } from './candidacies.ts'
import { addElsewhere, addOwnSetup } from './own-setup.demo.ts'

const HOUR_MS = 3_600_000
const COMPANY = 'lumenfield'
/** The team member who handles applications. */
const HIRER = 'joel@demo.example'

/** Adds applications in every stage to the jobs of a demo team, unless there are any. */
export async function loadApplications(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const existingApplication = await tx.selectFrom('application').select('id').limit(1).executeTakeFirst()
    const jobs = await findJobs(tx)
    if (existingApplication || jobs.length === 0) return 0
    const hirer = await tx.selectFrom('login').select('id').where('email', '=', HIRER).executeTakeFirst()
    let addedCount = 0
    for (const candidacy of [...candidacies, ...(await crowd(tx))]) {
      const job = jobs.find(({ fields }) => fields.title === candidacy.job)
      const actorId = 'actorId' in candidacy ? candidacy.actorId : await findProfessional(tx, candidacy.email)
      if (!job || actorId === undefined) continue
      await add(ctx, tx, { candidacy, job, actorId, loginId: hirer?.id ?? null })
      addedCount += 1
    }
    const companyId = jobs[0]?.company_id
    if (companyId !== undefined) await addOwnSetup(ctx, tx, companyId)
    const ada = await findProfessional(tx, 'ada@demo.example')
    if (ada !== undefined) await addElsewhere(ctx, tx, ada)
    await countReplies(ctx, tx)
    return addedCount
  })
}

async function findJobs(tx: Tx) {
  return tx
    .selectFrom('written_job')
    .innerJoin('actor', 'actor.id', 'written_job.company_id')
    .innerJoin('company', 'company.actor_id', 'actor.id')
    .innerJoin('posting', (join) =>
      join.onRef('posting.key', '=', sql<string>`written_job.id::text`).onRef('posting.company_id', '=', 'actor.id'),
    )
    .select('posting.job_id')
    .select(['written_job.id', 'written_job.company_id', 'written_job.fields', 'company.name'])
    .where('actor.slug', '=', COMPANY)
    .where('written_job.opened_at', 'is not', null)
    .execute()
}

async function findProfessional(tx: Tx, email: string): Promise<string | undefined> {
  const professional = await tx
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('professional.actor_id')
    .where('login.email', '=', email)
    .executeTakeFirst()
  return professional?.actor_id
}

/** Returns the applications for the first job, each with one of the listed professionals who have a story. */
async function crowd(tx: Tx): Promise<(Candidacy & { readonly actorId: string })[]> {
  const people = await tx
    .selectFrom('story')
    .innerJoin('actor', 'actor.id', 'story.actor_id')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select('actor.id')
    .where('actor.listed', '=', true)
    .where('login.email', 'not in', ['ada@demo.example', 'carla@demo.example', 'paul@demo.example'])
    // People of the field come first, then people with a photo.
    .orderBy(
      sql`coalesce(story.resume #>> '{basics,label}', '') ~* 'engineer|technician|electric|energy|solar|mechanic' desc`,
    )
    .orderBy(sql`exists (select from actor_picture where actor_id = actor.id and kind = 'photo') desc`)
    .orderBy(sql`md5(actor.slug)`)
    .limit(crowdOfFirstJob.length)
    .execute()
  return people.flatMap(({ id }, index) => {
    const candidacy = crowdOfFirstJob[index]
    return candidacy ? [{ ...candidacy, actorId: id }] : []
  })
}

interface NewDemoApplication {
  readonly candidacy: Candidacy
  readonly job: Awaited<ReturnType<typeof findJobs>>[number]
  readonly actorId: string
  readonly loginId: string | null
}

async function add(ctx: Context, tx: Tx, { candidacy, job, actorId, loginId }: NewDemoApplication): Promise<void> {
  const { appliedHoursAgo, stage, note, answers = [], openedAfterHours, said } = candidacy
  const now = ctx.clock.now().getTime()
  const appliedAt = new Date(now - appliedHoursAgo * HOUR_MS)
  const later = (hours: number) => new Date(Math.min(now, appliedAt.getTime() + hours * HOUR_MS))
  const openedAt = openedAfterHours === undefined ? null : later(openedAfterHours)
  const movedAt = stage === 'received' ? null : later((openedAfterHours ?? 0) + 20)
  const isAnswered = movedAt !== null && stage !== 'withdrawn'
  const story = await storyForEmployers(ctx, actorId)
  const questions = job.fields.questions ?? []
  const checkedAnswers = checkAnswers(
    questions,
    questions.map(({ id, text }, index) => ({ questionId: id, question: text, answer: answers[index] ?? '' })),
  )
  const content: SentApplication = {
    ...{ name: story.name, headline: story.headline, file: null, note, answers: checkedAnswers },
    resume: withContactEmail(
      publicResume(story, `${ctx.config.publicUrl}/professional/${story.slug}`),
      await ownEmail(tx, actorId),
    ),
  }
  const match = await matchResume(ctx, tx, content.resume as Resume, job.job_id)
  const id = ctx.newId()
  const isOver = stage === 'declined' || stage === 'withdrawn' || stage === 'hired'
  await tx
    .insertInto('application')
    .values({
      ...{ id, written_job_id: job.id, company_id: job.company_id, actor_id: actorId, stage },
      ...{ knocked_out: checkedAnswers.some(({ missed }) => missed), applied_at: appliedAt, opened_at: openedAt },
      ...{
        changed_at: movedAt ?? appliedAt,
        answered_at: isAnswered ? movedAt : null,
        ended_at: isOver ? movedAt : null,
      },
      decline_reason: stage === 'declined' ? 'other-candidate' : null,
    })
    .execute()
  await tx
    .insertInto('application_receipt')
    .values({
      ...{ application_id: id, actor_id: actorId, job_title: job.fields.title, company_name: job.name },
      ...{ content: JSON.stringify(content), resume_file_id: null },
      ...(match && { match: match.score, match_parts: JSON.stringify(match.parts) }),
    })
    .execute()
  const team = { application_id: id, by_side: 'team', login_id: loginId } as const
  const candidate = { application_id: id, by_side: 'candidate', login_id: null } as const
  const data = JSON.stringify({ from: 'received', to: stage, ...(said && stage === 'declined' && { text: said }) })
  const steps = [
    { ...candidate, kind: 'applied' as const, at: appliedAt, data: '{}' },
    ...(openedAt ? [{ ...team, kind: 'opened' as const, at: openedAt, data: '{}' }] : []),
    ...(movedAt && stage === 'withdrawn' ? [{ ...candidate, kind: 'withdrawn' as const, at: movedAt, data }] : []),
    ...(movedAt && stage === 'declined' ? [{ ...team, kind: 'declined' as const, at: movedAt, data }] : []),
    ...(movedAt && stage !== 'withdrawn' && stage !== 'declined'
      ? [{ ...team, kind: 'moved' as const, at: movedAt, data }]
      : []),
    ...(movedAt && said && stage !== 'declined'
      ? [{ ...team, kind: 'message' as const, at: movedAt, data: JSON.stringify({ text: said }) }]
      : []),
  ]
  for (const step of steps) {
    await tx
      .insertInto('application_step')
      .values({ id: ctx.newId(), ...step })
      .execute()
  }
  if (stage === 'interview') await addInterview(ctx, tx, { id, loginId, candidacy })
  if (loginId && candidacy.stars) {
    const rating = { application_id: id, login_id: loginId, stars: candidacy.stars }
    await tx.insertInto('application_rating').values(rating).execute()
  }
  if (loginId && candidacy.teamNote) {
    const row = {
      id: ctx.newId(),
      application_id: id,
      login_id: loginId,
      text: candidacy.teamNote,
      at: movedAt ?? appliedAt,
    }
    await tx.insertInto('application_note').values(row).execute()
  }
}

interface NewDemoInterview extends Pick<NewDemoApplication, 'candidacy' | 'loginId'> {
  readonly id: string
}

async function addInterview(
  ctx: Context,
  tx: Tx,
  { id, loginId, candidacy: { chosenTime } }: NewDemoInterview,
): Promise<void> {
  const now = ctx.clock.now()
  const day = new Date(now)
  day.setUTCHours(9, 0, 0, 0)
  const times = [49, 53, 74].map((hours) => new Date(day.getTime() + hours * HOUR_MS))
  const pickedTime = chosenTime === undefined ? null : (times[chosenTime] ?? null)
  const interview = ctx.newId()
  await tx
    .insertInto('application_interview')
    .values({
      ...{ id: interview, application_id: id, login_id: loginId, minutes: 45, zone: 'Europe/Zurich', times },
      ...{ place: 'Hardturmstrasse 11, Zurich, or by video', picked: pickedTime, created_at: now },
    })
    .execute()
  const step = { application_id: id, by_side: 'team', login_id: loginId, kind: 'interview-proposed', at: now } as const
  await tx
    .insertInto('application_step')
    .values({ id: ctx.newId(), ...step, data: JSON.stringify({ interviewId: interview }) })
    .execute()
  if (pickedTime === null) return
  await tx
    .insertInto('application_step')
    .values({
      ...{
        id: ctx.newId(),
        application_id: id,
        by_side: 'candidate',
        login_id: null,
        kind: 'interview-picked',
        at: now,
      },
      data: JSON.stringify({ interviewId: interview }),
    })
    .execute()
}
