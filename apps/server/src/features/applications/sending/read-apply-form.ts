import type { ApplyForm } from '@rise/contract/applications/shapes'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { readReplyFigures } from '../../jobs/index.ts'
import { storyForEmployers } from '../../professionals/index.ts'
import { publicResume } from '../../resumes/index.ts'
import { listResumeFiles } from '../files/resume-files.ts'
import { ownEmail } from '../own-email.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { findOpening } from './find-opening.ts'
import { ownRows, presentOwn } from './own-row.ts'

/**
 * Returns the form for applying to a job.
 *
 * @throws {Failure} `job-takes-no-applications`
 */
export async function readApplyForm(ctx: Context, member: Acting, slug: string): Promise<ApplyForm> {
  const { actorId } = member
  const opening = await findOpening(ctx.db, actorId, slug)
  const { writtenJobId, open, questions, companyId, companySlug, companyName, logo, title } = opening
  const [[application], story, files, rememberedAnswers, figures, email] = await Promise.all([
    ownRows(ctx.db, actorId, sql`application.written_job_id = ${writtenJobId}`),
    storyForEmployers(ctx, actorId, { contact: true }),
    listResumeFiles(ctx.db, actorId),
    rememberAnswers(ctx, actorId, questions),
    readReplyFigures(ctx.db, { companyId }),
    ownEmail(ctx.db, actorId),
  ])
  return {
    job: { slug: opening.slug, title, companyName, companySlug, logo },
    open,
    questions: [...questions],
    application: application ? presentOwn(application, ctx.clock.now()) : null,
    name: story.name,
    headline: story.headline,
    story: publicResume(story, `${ctx.config.publicUrl}/professional/${story.slug}`),
    ...{ files, remembered: rememberedAnswers, figures, email },
  }
}

/**
 * Returns the professional's last answers to questions of the same kind and with the same words, by the ids of the
 * current questions.
 */
async function rememberAnswers(
  { db }: Context,
  actorId: string,
  questions: readonly ScreeningQuestion[],
): Promise<Record<string, string>> {
  const textQuestions = questions.filter(({ kind }) => kind !== 'file')
  if (textQuestions.length === 0) return {}
  const givenAnswers = await earlierAnswers(db, actorId)
  const rememberedAnswers = textQuestions.flatMap(({ id, kind, text, options }) => {
    const sameQuestion = givenAnswers.find(
      (answer) => answer.kind === kind && answer.question.toLowerCase() === text.toLowerCase(),
    )
    return sameQuestion && (kind !== 'choice' || options.includes(sameQuestion.answer))
      ? [[id, sameQuestion.answer] as const]
      : []
  })
  return Object.fromEntries(rememberedAnswers)
}
