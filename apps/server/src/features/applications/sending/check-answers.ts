import { applicationErrors } from '@rise/contract/applications/errors'
import type { NewApplication } from '@rise/contract/applications/fields'
import type { GivenAnswer } from '@rise/contract/applications/shapes'
import { platformErrors } from '@rise/contract/errors'
import { missesRequirement } from '@rise/contract/postings/policy'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { t } from '@rise/texts'
import { z } from 'zod'
import { Failure } from '../../../platform/failure.ts'

/**
 * Returns the answers with the words of their questions, in the questions' order.
 *
 * @throws {Failure} `questions-changed` when the answered questions differ from the current ones; `invalid-input`
 *   naming missing answers and answers that don't suit the question
 */
export function checkAnswers(
  questions: readonly ScreeningQuestion[],
  answers: NewApplication['answers'],
): GivenAnswer[] {
  const answersById = new Map(answers.map((answer) => [answer.questionId, answer]))
  const textsById = new Map(questions.map(({ id, text }) => [id, text]))
  if (answers.some(({ questionId, question }) => textsById.get(questionId) !== question)) {
    throw new Failure(applicationErrors['questions-changed'])
  }
  const hasUnansweredRequired = questions.some(({ id, required }) => required && !answersById.has(id))
  if (hasUnansweredRequired && answers.length > 0) throw new Failure(applicationErrors['questions-changed'])
  const invalidFields = questions.flatMap((question) => {
    const problem = problemOf(question, answersById.get(question.id)?.answer ?? '')
    return problem === null ? [] : [[`body.answers.${question.id}`, problem] as const]
  })
  if (invalidFields.length > 0)
    throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(invalidFields) })
  return questions.map((question) => {
    const answer = answersById.get(question.id)?.answer ?? ''
    const { id, kind, text } = question
    return { questionId: id, kind, question: text, answer, missed: missesRequirement(question, answer) }
  })
}

function problemOf({ kind, required, options }: ScreeningQuestion, answer: string): string | null {
  if (answer === '') return required ? t('Answer this question.') : null
  if (kind === 'yes-no') return answer === 'yes' || answer === 'no' ? null : t('Choose yes or no.')
  if (kind === 'choice') return options.includes(answer) ? null : t('Choose one of the options.')
  if (kind === 'file') return z.uuid().safeParse(answer).success ? null : t('Choose the file again.')
  if (kind === 'number') return /^-?\d{1,9}([.,]\d{1,4})?$/.test(answer) ? null : t('Enter a number.')
  return null
}
