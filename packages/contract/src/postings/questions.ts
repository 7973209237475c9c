import { z } from 'zod'
import { oneLine } from '../texts.ts'
import { questionKinds } from './kinds.ts'
import { MOST_OPTIONS, MOST_QUESTIONS } from './limits.ts'

/** A question that a job asks everyone who applies here, as stored. */
export const screeningQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  /** To choose from. */
  options: z.array(z.string()),
  required: z.boolean(),
  /**
   * Answers without which an application is marked: options, `yes` or `no`, or the lowest number. Empty: any answer will do.
   */
  wanted: z.array(z.string()),
})
export type ScreeningQuestion = z.output<typeof screeningQuestion>

const writtenQuestion = z.object({
  id: z.uuid(),
  kind: z.enum(questionKinds, 'Choose a kind of answer.'),
  text: oneLine('A question', 300),
  options: z.array(oneLine('An option', 120)).max(MOST_OPTIONS, `Add at most ${MOST_OPTIONS} options.`).default([]),
  required: z.boolean().default(true),
  wanted: z.array(oneLine('An answer', 120)).max(MOST_OPTIONS).default([]),
})

/** The questions of a job as a team writes them. */
export const screeningQuestions = z
  .array(writtenQuestion)
  .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions.`)

/** What employers may not ask, by the words that ask it. English and German; a person who is asked can still report the rest. */
const protectedTopics: readonly (readonly [topic: string, words: RegExp])[] = [
  [
    'age',
    /\b(how old|your age|what age|date of birth|birth ?date|birthday|year of birth|born in|wie alt|geburts\w+|dein alter|ihr alter)\b/i,
  ],
  [
    'family',
    /\b(married|marital|single or|spouse|husband|wife|pregnan\w*|children|kids|family plan\w*|plan\w* a family|family status|childcare|verheiratet|schwanger\w*|kinder|familien\w+)\b/i,
  ],
  ['religion', /\b(religio\w*|church|faith|denomination|muslim|christian|jewish|hindu|konfession|kirche)\b/i],
  [
    'health',
    /\b(health|disab\w+|illness\w*|sick (?:days|leave)|medical|diagnos\w*|medication|hiv|depress\w+|behinder\w*|krank\w*|gesundheit\w*)\b/i,
  ],
  [
    'origin',
    /\b(ethnic\w*|race|racial|skin colou?r|nationalit\w*|national origin|country of birth|where are you from|native (?:country|speaker)|mother tongue|herkunft|nationalität|staatsangehörigkeit|muttersprach\w*)\b/i,
  ],
  ['gender or sexuality', /\b(gender|your sex|sexual\w*|transgender|gay|lesbian|homosexual|geschlecht)\b/i],
  ['politics or union membership', /\b(political|which party|vote for|trade union|union member\w*|gewerkschaft\w*)\b/i],
]

/** Returns what no employer may ask about and this question does; null when it doesn't. */
export function protectedTopicOf(text: string): string | null {
  return protectedTopics.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Returns what is wrong with the questions of a job that people are to answer, in one sentence; null when nothing is. */
export function problemOfQuestions(questions: readonly ScreeningQuestion[]): string | null {
  if (new Set(questions.map(({ id }) => id)).size < questions.length) return 'Two questions are the same.'
  for (const [index, question] of questions.entries()) {
    const problem = problemOf(question)
    if (problem !== null) return `Question ${index + 1}: ${problem}`
  }
  return null
}

function problemOf({ kind, text, options, wanted }: ScreeningQuestion): string | null {
  const topic = [text, ...options].map(protectedTopicOf).find((found) => found !== null)
  if (topic) return `employers may not ask about ${topic}. Ask about the work instead.`
  if (text.length < 3) return 'enter what you want to know.'
  if (kind === 'choice' && new Set(options.filter((option) => option !== '')).size < 2)
    return 'add at least two options.'
  if (kind === 'choice' && wanted.some((answer) => !options.includes(answer)))
    return 'choose the answers you need again.'
  if (kind === 'number' && wanted.some((answer) => !/^-?\d{1,9}$/.test(answer)))
    return 'enter the lowest number in figures.'
  return null
}
