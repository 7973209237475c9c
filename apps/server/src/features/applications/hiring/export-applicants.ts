import type { SentApplication } from '@rise/contract/applications/shapes'
import { answerWords, stageNames } from '@rise/contract/applications/words'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { type ApplicantRow, applicantColumns, applicantTables } from './applicant-rows.ts'
import { findJob } from './list-applicants.ts'

/**
 * Returns the applicants of a job as CSV: names, headlines, contact details, dates, stages, and the candidates' notes
 * and answers, without the team's notes and ratings. Leaves out applications that are hidden from the company, and
 * erased accounts. Records the export.
 *
 * @throws {Failure} `written-job-not-found`, and the errors of `companyForAct`
 */
export function exportApplicants(
  ctx: Context,
  member: Acting,
  slug: string,
  id: string,
): Promise<{ name: string; csv: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'hire')
    const job = await findJob(tx, company.id, id)
    const { rows } = await sql<ApplicantRow>`
      select ${applicantColumns} from ${applicantTables}
      where application.written_job_id = ${id} and application.forgotten_at is null and receipt.content is not null
      order by application.applied_at, application.id`.execute(tx)
    const questions = [
      ...new Set(rows.flatMap(({ content }) => (content?.answers ?? []).map(({ question }) => question))),
    ]
    const head = ['Name', 'Headline', 'Email', 'Phone', 'Applied', 'Stage', 'Note', ...questions]
    const lines = rows.flatMap((row) => (row.content ? [lineOf(row, row.content, questions)] : []))
    const now = ctx.clock.now()
    await tx
      .insertInto('application_export')
      .values({ id: ctx.newId(), written_job_id: id, login_id: member.loginId, applicants: rows.length, at: now })
      .execute()
    const data = { writtenJobId: id, applicants: rows.length }
    await ctx.activity.record(tx, { kind: 'application.exported', ...actingAs(member), data })
    const name = job.title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60)
    return { name: `applicants-${name || 'job'}-${now.toISOString().slice(0, 10)}.csv`, csv: csvOf([head, ...lines]) }
  })
}

function lineOf(row: ApplicantRow, { name, headline, resume, note, answers }: SentApplication, questions: string[]) {
  const answerTo = (question: string) => {
    const answer = answers.find((each) => each.question === question)
    return answer ? answerWords(answer.kind, answer.answer) : ''
  }
  const { email = '', phone = '' } = (resume as Resume).basics ?? {}
  const facts = [
    name,
    headline ?? '',
    email,
    phone,
    row.applied_at.toISOString().slice(0, 10),
    t(stageNames[row.stage]),
  ]
  return [...facts, note, ...questions.map(answerTo)]
}
