import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { reactions } from '../discussion/shapes.ts'

/** An answer of a member with its question, as their story shows it. */
export const newestAnswer = z.object({
  _id: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  question: z.object({ slug: z.string(), text: z.string() }),
})
export type NewestAnswer = z.output<typeof newestAnswer>

export const answer = z.object({
  _id: z.string(),
  /** Plain text with its lines. */
  text: z.string(),
  author: memberCard,
  reactions,
  /** How many comments and replies the viewer sees. */
  comments: z.int(),
  writtenAt: z.iso.datetime(),
  /** Null where it is as it was written first. */
  changedAt: z.iso.datetime().nullable(),
})
export type Answer = z.output<typeof answer>

export const questionCard = z.object({
  _id: z.string(),
  slug: z.string(),
  text: z.string(),
  author: memberCard,
  /** How many answered, as the asking one sees it. */
  answers: z.int(),
  reactions,
  askedAt: z.iso.datetime(),
  /** The answer of the member to whom the list is narrowed. */
  answer: z.object({ _id: z.string(), text: z.string(), writtenAt: z.iso.datetime() }).nullable(),
  /** The answer that members reacted to most; null before the first one. */
  best: z.object({ _id: z.string(), text: z.string(), author: memberCard }).nullable(),
  /** Whether the acting professional has answered; false for everyone else. */
  answered: z.boolean(),
})
export type QuestionCard = z.output<typeof questionCard>

export const question = questionCard.omit({ answer: true, best: true, answered: true }).extend({
  /** Plain text with its lines; empty where nothing stands behind it. */
  background: z.string(),
  changedAt: z.iso.datetime().nullable(),
  /** That of the acting professional. */
  ownAnswer: answer.nullable(),
})
export type Question = z.output<typeof question>
