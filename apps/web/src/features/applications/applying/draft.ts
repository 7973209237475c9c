import { saysNothing, withContact } from '@rise/contract/applications/policy'
import type { AnswerFile, ApplyForm, SentApplication } from '@rise/contract/applications/shapes'
import { missesWanted } from '@rise/contract/postings/policy'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'

/** What someone has entered so far. */
export interface Draft {
  /** Chosen once, so that sending twice is one application. */
  readonly id: string
  /** A kept file; null: the story. */
  readonly fileId: string | null
  readonly note: string
  /** By question. */
  readonly answers: Readonly<Record<string, string>>
  /** By the question that it answers. */
  readonly answerFiles: Readonly<Record<string, AnswerFile | undefined>>
}

/**
 * Begins with the story, or with the last file where there is no story, and with earlier answers; and with what was left in
 * this tab, except a file that has gone since.
 */
export function newDraft({ story, files, remembered }: ApplyForm, left: Partial<Draft> = {}): Draft {
  const hasStory = !saysNothing(story)
  const isThere = left.fileId === null || files.some(({ _id }) => _id === left.fileId)
  const { fileId, ...rest } = left
  return {
    id: crypto.randomUUID(),
    note: '',
    answers: remembered,
    answerFiles: {},
    ...rest,
    fileId: isThere && fileId !== undefined ? fileId : hasStory ? null : (files[0]?._id ?? null),
  }
}

/** Exactly what the employer will receive. */
export function sentOf({ name, headline, story, files, questions, email }: ApplyForm, draft: Draft): SentApplication {
  const file = files.find(({ _id }) => _id === draft.fileId)
  return {
    name,
    headline,
    resume: withContact(file?.resume ?? story, email),
    file: file ? { name: file.name, bytes: file.bytes } : null,
    note: draft.note.trim(),
    answers: questions.map((question) => {
      const { id: questionId, kind, text } = question
      const said = kind === 'file' ? draft.answerFiles[questionId]?.name : draft.answers[questionId]
      const answer = (said ?? '').trim()
      return { questionId, kind, question: text, answer, missed: missesWanted(question, answer) }
    }),
  }
}

/** The body of the call. */
export function bodyOf(form: ApplyForm, draft: Draft) {
  const { fileId, note } = draft
  const resume = fileId === null ? { kind: 'story' as const } : { kind: 'file' as const, fileId }
  const given = form.questions.map((question) => ({
    ...{ questionId: question.id, question: question.text, answer: answerOf(question, draft) },
  }))
  return { resume, note, answers: given }
}

/** What is wrong with required questions that have no answer yet, by the path in the call's body. */
export function missingAnswers({ questions }: ApplyForm, draft: Draft): Readonly<Record<string, string>> {
  const missing = questions.filter((question) => question.required && answerOf(question, draft).trim() === '')
  return Object.fromEntries(missing.map(({ id }) => [`body.answers.${id}`, 'Answer this question.']))
}

/** As the call says it: of a file, its id. */
function answerOf({ id, kind }: ScreeningQuestion, { answers, answerFiles }: Draft): string {
  return (kind === 'file' ? answerFiles[id]?._id : answers[id]) ?? ''
}
