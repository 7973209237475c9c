import type { QuestionKind } from '@rise/contract/postings/kinds'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import type { FieldKind } from '@rise/contract/smart-apply/kinds'
import type { ApplyField } from '@rise/contract/smart-apply/shapes'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { earlierAnswers } from '../../applications/index.ts'
import { type Filling, fillField } from './fill-field.ts'

const kinds: Readonly<Record<QuestionKind, FieldKind>> = {
  text: 'long',
  choice: 'choice',
  number: 'number',
  'yes-no': 'yes-no',
  file: 'file',
}

/**
 * Returns the questions of a job that takes applications here, answered from the person's data. Files are left to the
 * person.
 */
export function fillQuestions(questions: readonly ScreeningQuestion[], filling: Filling): ApplyField[] {
  return questions.map(({ id, text, kind, required, options }) => {
    const field = { id, label: text, kind: kinds[kind], required, options }
    return kind === 'file' ? { ...field, options: [], value: '', source: 'missing' } : fillField(field, filling)
  })
}

/** Returns the labels of the required fields without a value. */
export function missingLabels(fields: readonly ApplyField[]): string[] {
  return fields.filter(({ required, value }) => required && value === '').map(({ label }) => label)
}

/** Counts the required fields without a value. */
export function countMissing(fields: readonly ApplyField[]): number {
  return missingLabels(fields).length
}

/** Returns earlier answers by the words of their question; the latest answer counts. */
export async function readEarlier(db: Database | Tx, actorId: string): Promise<ReadonlyMap<string, string>> {
  const answers = await earlierAnswers(db, actorId)
  return new Map(answers.toReversed().map(({ question, answer }) => [question.trim().toLowerCase(), answer]))
}
