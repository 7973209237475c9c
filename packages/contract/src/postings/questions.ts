import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine } from '../texts.ts'
import { questionKinds } from './kinds.ts'
import { MOST_OPTIONS, MOST_QUESTIONS } from './limits.ts'
import { groundNames } from './screening/grounds.ts'
import { judgeQuestion } from './screening/judge-question.ts'

/** A question that a job asks everyone who applies here, as stored. */
export const screeningQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  /** The options to choose from. */
  options: z.array(z.string()),
  required: z.boolean(),
  /**
   * The answers that meet the requirement: options, `yes` or `no`, or the lowest number. If empty, any answer meets it.
   */
  wanted: z.array(z.string()),
})
export type ScreeningQuestion = z.output<typeof screeningQuestion>

/**
 * A question as the team sees it. A question that employers usually may not ask has the team's reason, which applicants
 * don't see.
 */
export const teamQuestion = screeningQuestion.extend({ reason: z.string().optional() })
export type TeamQuestion = z.output<typeof teamQuestion>

const writtenQuestion = z.object({
  id: z.uuid(),
  kind: z.enum(questionKinds, { error: () => t('Choose a kind of answer.') }),
  text: oneLine(300),
  options: z
    .array(oneLine(120))
    .max(MOST_OPTIONS, { error: () => t('Add at most {most} options.', { most: MOST_OPTIONS }) })
    .default([]),
  required: z.boolean().default(true),
  wanted: z.array(oneLine(120)).max(MOST_OPTIONS).default([]),
  reason: oneLine(300).optional(),
})

/** The questions of a job as a team writes them. */
export const screeningQuestions = z
  .array(writtenQuestion)
  .max(MOST_QUESTIONS, { error: () => t('Ask at most {most} questions.', { most: MOST_QUESTIONS }) })

/** The minimum length of a reason, in characters. */
const SHORTEST_REASON = 10

interface QuestionProblem {
  /** The path of the question's field. */
  readonly path: readonly [number, 'text' | 'options' | 'wanted' | 'reason']
  readonly message: string
}

/** Returns what is wrong with a job's questions, with the path of the field for each problem. */
export function problemsOfQuestions(questions: readonly TeamQuestion[]): QuestionProblem[] {
  return questions.flatMap((question, index) => {
    const isDuplicate = questions.findIndex(({ id }) => id === question.id) < index
    const problem = isDuplicate ? (['text', t('This question is the same as another.')] as const) : problemOf(question)
    return problem ? [{ path: [index, problem[0]], message: problem[1] } as const] : []
  })
}

function problemOf({
  kind,
  text,
  options,
  wanted,
  reason = '',
}: TeamQuestion): [QuestionProblem['path'][1], string] | null {
  if (text.length < 3) return ['text', t('Enter what you want to know.')]
  const ground = judgeQuestion(text, options)
  if (ground === 'pay') {
    return ['text', t('Employers may not ask about past or present pay. Ask what people expect to earn instead.')]
  }
  if (ground !== null && reason.length < SHORTEST_REASON) {
    const refusal = t(
      'This reads as a question about {ground}, which employers may not ask. Ask about the work instead, or say why this job needs it.',
      { ground: t(groundNames[ground]) },
    )
    return ['reason', refusal]
  }
  if (kind === 'choice' && new Set(options.filter((option) => option !== '')).size < 2)
    return ['options', t('Add at least two options.')]
  if (kind === 'choice' && wanted.some((answer) => !options.includes(answer)))
    return ['wanted', t('Choose the answers you need again.')]
  if (kind === 'number' && wanted.some((answer) => !/^-?\d{1,9}$/.test(answer)))
    return ['wanted', t('Enter the lowest number in figures.')]
  return null
}
