import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { reactions } from '../discussion/shapes.ts'

/** A member's answer with its question, as shown in their story. */
export const newestAnswer = z.object({
  _id: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  question: z.object({ slug: z.string(), text: z.string() }),
})
export type NewestAnswer = z.output<typeof newestAnswer>

export const answer = z.object({
  _id: z.string(),
  /** Plain text with line breaks. */
  text: z.string(),
  author: memberCard,
  reactions,
  /** The number of comments and replies that the viewer sees. */
  comments: z.int(),
  writtenAt: z.iso.datetime(),
  /** When the answer was last edited; null if never. */
  changedAt: z.iso.datetime().nullable(),
  /** Whether moderation has hidden the answer; then only its author still receives it. */
  hidden: z.boolean(),
})
export type Answer = z.output<typeof answer>

export const questionCard = z.object({
  _id: z.string(),
  slug: z.string(),
  text: z.string(),
  author: memberCard,
  /** The number of answers visible to the viewer. */
  answers: z.int(),
  reactions,
  askedAt: z.iso.datetime(),
  /** The answer of the member that the list is limited to. */
  answer: z.object({ _id: z.string(), text: z.string(), writtenAt: z.iso.datetime() }).nullable(),
  /** The answer with the most reactions; null without answers. */
  best: z.object({ _id: z.string(), text: z.string(), author: memberCard }).nullable(),
  /** Whether the acting professional has answered; false for all others. */
  answered: z.boolean(),
})
export type QuestionCard = z.output<typeof questionCard>

/** A short answer, as a quotation on other pages. */
export const voice = z.object({
  text: z.string(),
  author: memberCard,
  question: z.object({ slug: z.string(), text: z.string() }),
})
export type Voice = z.output<typeof voice>

/** What the first page of the list of questions begins with. */
export const questionHighlights = z.object({
  /**
   * Of the questions asked in the last seven days, the one with the most answers; if none has an answer, the newest
   * question with one. The same for everyone, except for members that the viewer muted or blocked.
   */
  leading: z
    .object({
      question: questionCard,
      /** Whether it was asked in the last seven days. */
      ofTheWeek: z.boolean(),
    })
    .nullable(),
  /**
   * Of the newest other questions with fewer than ten answers, the one with the fewest. For professionals, only those
   * that they neither asked nor answered.
   */
  toAnswer: questionCard.nullable(),
})
export type QuestionHighlights = z.output<typeof questionHighlights>

/** A question that a member proposes, for the admins who decide. */
export const questionSuggestion = z.object({
  _id: z.string(),
  text: z.string(),
  /** Plain text with line breaks; empty without a background. */
  background: z.string(),
  by: memberCard,
  at: z.iso.datetime(),
})
export type QuestionSuggestion = z.output<typeof questionSuggestion>

/** Questions that share words with a given text, such as a job's title. */
export const relatedQuestions = z.array(z.object({ slug: z.string(), text: z.string(), answers: z.int() }))
export type RelatedQuestions = z.output<typeof relatedQuestions>

export const question = questionCard.omit({ answer: true, best: true, answered: true }).extend({
  /** Plain text with line breaks; empty without a background. */
  background: z.string(),
  changedAt: z.iso.datetime().nullable(),
  /** The acting professional's own answer. */
  ownAnswer: answer.nullable(),
  /** The answer with the most reactions. Null if there is only one answer, or if no answer has reactions. */
  best: answer.nullable(),
  /** Whether moderation has hidden the question; then only its author still receives it. */
  hidden: z.boolean(),
  /** Other questions that share words with this one, closest first. */
  related: relatedQuestions,
})
export type Question = z.output<typeof question>
