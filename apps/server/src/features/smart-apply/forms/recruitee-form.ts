import type { FieldKind } from '@rise/contract/smart-apply/kinds'
import { z } from 'zod'
import type { BlankField } from '../filling/fill-field.ts'
import { cleanLabel } from './clean-label.ts'

const text = z.string().nullish()
/** The reply to `/api/offers/{id}`. */
const reply = z.object({
  offer: z.object({
    options_phone: text,
    options_cv: text,
    options_cover_letter: text,
    open_questions: z.array(
      z.object({
        id: z.union([z.number(), z.string()]),
        body: text,
        kind: text,
        required: z.boolean().nullish(),
        open_question_options: z.array(z.object({ body: text })).nullish(),
      }),
    ),
  }),
})

const kinds: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  text: 'long',
  number: 'number',
  boolean: 'yes-no',
  single_choice: 'choice',
  multi_choice: 'choices',
  file: 'file',
  video: 'file',
}

/**
 * Returns the fields of an application form, read from a reply of Recruitee's careers site API.
 *
 * @throws {ZodError} for any other reply
 */
export function readRecruiteeForm(value: unknown): BlankField[] {
  const { offer } = reply.parse(value)
  const usual = (id: string, label: string, part: Partial<BlankField>): BlankField => ({
    ...{ id, label, kind: 'text', required: true, options: [] },
    ...part,
  })
  const openQuestions = offer.open_questions.flatMap(
    ({ id, body, kind, required, open_question_options }): BlankField[] => {
      const label = cleanLabel(body)
      // A note between the questions is not a question.
      if (label === '' || kind === 'infobox') return []
      const options = (open_question_options ?? []).map((each) => cleanLabel(each.body)).filter((each) => each !== '')
      return [{ id: `question-${id}`, label, kind: kinds[kind ?? ''] ?? 'text', required: required ?? false, options }]
    },
  )
  return [
    usual('name', 'Full name', { meaning: 'name' }),
    usual('email', 'Email', { meaning: 'email' }),
    ...switchedFields(offer.options_phone, usual('phone', 'Phone', { meaning: 'phone' })),
    ...switchedFields(offer.options_cv, usual('cv', 'CV', { meaning: 'resume', kind: 'file' })),
    ...switchedFields(
      offer.options_cover_letter,
      usual('cover-letter', 'Cover letter', { kind: 'long', meaning: 'other' }),
    ),
    ...openQuestions,
  ]
}

/** Returns a usual field, which is required, optional, or not in the form. */
function switchedFields(setting: string | null | undefined, field: BlankField): BlankField[] {
  if (setting === 'off' || !setting) return []
  return [{ ...field, required: setting === 'required' }]
}
