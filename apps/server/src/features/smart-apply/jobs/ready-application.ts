import type { ApplyField, ReadyApplication } from '@rise/contract/smart-apply/shapes'
import type { Context } from '../../../platform/context.ts'
import { listResumeFiles } from '../../applications/index.ts'
import { type Person, readPerson } from '../details/read-person.ts'
import { type BlankField, type Filling, fillField } from '../filling/fill-field.ts'
import { fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { usualFields } from '../filling/usual-fields.ts'
import { publishedFormOf, readForm } from '../forms/read-form.ts'
import { findCandidate } from './find-candidate.ts'

/**
 * Returns an application ready to send: the employer's fields if known, filled from the person's data.
 *
 * @throws {Failure} `job-not-found`
 */
export async function readyApplication(ctx: Context, actorId: string, slug: string): Promise<ReadyApplication> {
  const candidate = await findCandidate(ctx, actorId, slug)
  const { id, title, companyName, companySlug, questions, posted, isAppliedElsewhere } = candidate
  const [person, earlier, files, queued] = await Promise.all([
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
    listResumeFiles(ctx.db, actorId),
    findQueued(ctx, actorId, id),
  ])
  const filling = { person, countries: candidate.countries, earlier }
  const resume = files.find(({ _id }) => _id === person.details.resumeFileId)
  const base = {
    job: { _id: id, slug: candidate.slug, title, companyName, companySlug },
    open: candidate.isOpen,
    resume: { fileId: resume?._id ?? null, name: resume?.name ?? 'Your story' },
    applicationId: candidate.applicationId,
    queuedId: queued?.id ?? null,
    appliedElsewhere: isAppliedElsewhere,
  }
  if (questions !== null) {
    return { ...base, way: 'here', unread: false, applyUrl: null, fields: fillQuestions(questions, filling) }
  }
  const form = posted && publishedFormOf(posted)
  const read = form ? await readForm(ctx, form) : null
  const file = resume?.name ?? `${ctx.config.publicUrl}/professional/${person.slug}/resume.pdf`
  return {
    ...base,
    way: read === null ? 'usual' : 'form',
    unread: Boolean(form) && read === null,
    applyUrl: candidate.applyUrl,
    fields: read === null ? usual(filling, file) : read.map((field) => fillWithFile(field, filling, file)),
  }
}

function findQueued({ db }: Context, actorId: string, jobId: string) {
  return db
    .selectFrom('auto_item')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** The usual fields, and all saved answers. */
function usual(filling: Filling, file: string): ApplyField[] {
  return [...usualFields.map((field) => fillWithFile(field, filling, file)), ...savedAnswers(filling.person)]
}

function savedAnswers({ details }: Person): ApplyField[] {
  return details.answers.map(({ question, answer }, index) => ({
    ...{ id: `answer-${index}`, label: question, kind: 'long' as const, required: false, options: [] },
    ...{ value: answer, source: 'saved-answer' as const },
  }))
}

/** A résumé is an uploaded file or the story as PDF; other files are left to the person. */
function fillWithFile(field: BlankField, filling: Filling, file: string): ApplyField {
  const filled = fillField(field, filling)
  if (field.kind !== 'file' || filled.source === 'yours') return filled
  const isResume = field.meaning === 'resume' || /\b(résumé|resume|cv|lebenslauf)\b/i.test(field.label)
  if (!isResume) return { ...filled, value: '', source: 'missing' }
  return { ...filled, value: file, source: filling.person.details.resumeFileId === null ? 'story' : 'details' }
}
