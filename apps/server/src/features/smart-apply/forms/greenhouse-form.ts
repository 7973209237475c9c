import type { FieldKind } from '@rise/contract/smart-apply/kinds'
import { z } from 'zod'
import type { BlankField } from '../filling/fill-field.ts'
import { cleanLabel } from './clean-label.ts'

const text = z.string().nullish()
const question = z.object({
  label: text,
  required: z.boolean().nullish(),
  fields: z.array(z.object({ name: text, type: text, values: z.array(z.object({ label: text })).nullish() })).nullish(),
})
const demographic = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  label: text,
  required: z.boolean().nullish(),
})
/** The reply to `/v1/boards/{board}/jobs/{id}?questions=true`. */
const job = z.object({
  questions: z.array(question),
  location_questions: z.array(question).nullish(),
  compliance: z.array(z.object({ questions: z.array(question).nullish() })).nullish(),
  demographic_questions: z.object({ questions: z.array(demographic).nullish() }).nullish(),
})

const kinds: Readonly<Record<string, FieldKind>> = {
  input_text: 'text',
  textarea: 'long',
  input_file: 'file',
  multi_value_single_select: 'choice',
  multi_value_multi_select: 'choices',
}
const meaningByName: Readonly<Record<string, BlankField['meaning']>> = {
  first_name: 'first-name',
  last_name: 'last-name',
  email: 'email',
  phone: 'phone',
  resume: 'resume',
}

/**
 * Returns the fields of an application form, read from a reply of Greenhouse's job board API.
 *
 * @throws {ZodError} for any other reply
 */
export function readGreenhouseForm(value: unknown): BlankField[] {
  const { questions, location_questions, compliance, demographic_questions } = job.parse(value)
  const ordinaryFields = [...questions, ...(location_questions ?? [])].flatMap((each) => fieldOf(each) ?? [])
  const complianceFields = (compliance ?? []).flatMap(({ questions: ownQuestions }) =>
    (ownQuestions ?? []).flatMap((each) => fieldOf(each) ?? []),
  )
  const demographicFields = (demographic_questions?.questions ?? []).flatMap(
    ({ id, label, required }): BlankField[] => {
      const words = cleanLabel(label)
      if (words === '') return []
      return [
        { id: `demographic-${id ?? words}`, label: words, kind: 'text', required: required ?? false, options: [] },
      ]
    },
  )
  // Legal and demographic questions are left to the candidate, in any wording.
  const candidateOnly = [...complianceFields, ...demographicFields].map((each) => ({
    ...each,
    meaning: 'yours' as const,
  }))
  return [...ordinaryFields, ...candidateOnly]
}

/** Returns a question's first field of a known type. A question can have several, such as a file and its text. */
function fieldOf({ label, required, fields }: z.output<typeof question>): BlankField | null {
  const words = cleanLabel(label)
  const visibleField = (fields ?? []).find(({ type }) => type && type in kinds)
  if (words === '' || !visibleField) return null
  const { name, type, values } = visibleField
  const meaning = name ? meaningByName[name] : undefined
  return {
    id: name ?? words,
    label: words,
    kind: kinds[type ?? ''] ?? 'text',
    required: required ?? false,
    options: (values ?? []).map((each) => cleanLabel(each.label)).filter((each) => each !== ''),
    ...(meaning && { meaning }),
  }
}
