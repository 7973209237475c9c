import type { ApplyField, ReadyApplication } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { listResumeFiles } from '../../applications/index.ts'
import { type Person, readPerson } from '../details/read-person.ts'
import { type BlankField, type Filling, fillField } from '../filling/fill-field.ts'
import { fillQuestions, readEarlier } from '../filling/fill-questions.ts'
import { usualFields } from '../filling/usual-fields.ts'
import { publishedFormOf, readForm } from '../forms/read-form.ts'
import { findApplicableJob } from './find-applicable-job.ts'

/**
 * Returns an application ready to send: the employer's fields if known, filled from the person's data.
 *
 * @throws {Failure} `job-not-found`
 */
export async function readyApplication(ctx: Context, actorId: string, slug: string): Promise<ReadyApplication> {
  const job = await findApplicableJob(ctx, actorId, slug)
  const { id, title, companyName, companySlug, questions, posted, isAppliedElsewhere } = job
  const [person, earlier, files, queuedItem] = await Promise.all([
    readPerson(ctx, actorId),
    readEarlier(ctx.db, actorId),
    listResumeFiles(ctx.db, actorId),
    findQueued(ctx, actorId, id),
  ])
  const fillingData = { person, countries: job.countries, earlier }
  const resume = files.find(({ _id }) => _id === person.details.resumeFileId)
  const base = {
    job: { _id: id, slug: job.slug, title, companyName, companySlug },
    open: job.isOpen,
    resume: { fileId: resume?._id ?? null, name: resume?.name ?? t('Your story') },
    applicationId: job.applicationId,
    queuedId: queuedItem?.id ?? null,
    appliedElsewhere: isAppliedElsewhere,
  }
  if (questions !== null) {
    return { ...base, way: 'here', unread: false, applyUrl: null, fields: fillQuestions(questions, fillingData) }
  }
  const form = posted && publishedFormOf(posted)
  const formFields = form ? await readForm(ctx, form) : null
  const file = resume?.name ?? `${ctx.config.publicUrl}/professional/${person.slug}/resume.pdf`
  return {
    ...base,
    way: formFields === null ? 'usual' : 'form',
    unread: Boolean(form) && formFields === null,
    applyUrl: job.applyUrl,
    fields:
      formFields === null
        ? usual(fillingData, file)
        : formFields.map((field) => fillWithFile(field, fillingData, file)),
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

/** Returns the usual fields, and all saved answers. */
function usual(filling: Filling, file: string): ApplyField[] {
  return [...usualFields().map((field) => fillWithFile(field, filling, file)), ...savedAnswers(filling.person)]
}

function savedAnswers({ details }: Person): ApplyField[] {
  return details.answers.map(({ question, answer }, index) => ({
    ...{ id: `answer-${index}`, label: question, kind: 'long' as const, required: false, options: [] },
    ...{ value: answer, source: 'saved-answer' as const },
  }))
}

/** Fills a field. A résumé gets the uploaded file or the story as PDF; other files are left to the person. */
function fillWithFile(field: BlankField, filling: Filling, file: string): ApplyField {
  const filledField = fillField(field, filling)
  if (field.kind !== 'file' || filledField.source === 'yours') return filledField
  const isResume = field.meaning === 'resume' || /\b(résumé|resume|cv|lebenslauf)\b/i.test(field.label)
  if (!isResume) return { ...filledField, value: '', source: 'missing' }
  return { ...filledField, value: file, source: filling.person.details.resumeFileId === null ? 'story' : 'details' }
}
