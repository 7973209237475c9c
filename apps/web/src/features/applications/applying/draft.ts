import { isEmptyResume, withContactEmail } from '@rise/contract/applications/policy'
import type { AnswerFile, ApplyForm, SentApplication } from '@rise/contract/applications/shapes'
import { missesRequirement } from '@rise/contract/postings/policy'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'

/** The values entered so far. */
export interface Draft {
  /** Generated once, so that sending twice creates one application. */
  readonly id: string
  /** A stored file; null: the story. */
  readonly fileId: string | null
  readonly note: string
  /** Answers, by question. */
  readonly answers: Readonly<Record<string, string>>
  /** File answers, by question. */
  readonly answerFiles: Readonly<Record<string, AnswerFile | undefined>>
}

/**
 * Starts with the story, or with the last file if there is no story, and with earlier answers; then with the values
 * stored in this tab, except a file that was deleted since.
 */
export function newDraft({ story, files, remembered }: ApplyForm, stored: Partial<Draft> = {}): Draft {
  const hasStory = !isEmptyResume(story)
  const isThere = stored.fileId === null || files.some(({ _id }) => _id === stored.fileId)
  const { fileId, ...rest } = stored
  return {
    id: crypto.randomUUID(),
    note: '',
    answers: remembered,
    answerFiles: {},
    ...rest,
    fileId: isThere && fileId !== undefined ? fileId : hasStory ? null : (files[0]?._id ?? null),
  }
}

/** Returns exactly what the employer will receive. */
export function sentApplicationOf(
  { name, headline, story, files, questions, email }: ApplyForm,
  draft: Draft,
): SentApplication {
  const file = files.find(({ _id }) => _id === draft.fileId)
  return {
    name,
    headline,
    resume: withContactEmail(file?.resume ?? story, email),
    file: file ? { name: file.name, bytes: file.bytes } : null,
    note: draft.note.trim(),
    answers: questions.map((question) => {
      const { id: questionId, kind, text } = question
      const value = kind === 'file' ? draft.answerFiles[questionId]?.name : draft.answers[questionId]
      const answer = (value ?? '').trim()
      return { questionId, kind, question: text, answer, missed: missesRequirement(question, answer) }
    }),
  }
}

/** The request body. */
export function bodyOf(form: ApplyForm, draft: Draft) {
  const { fileId, note } = draft
  const resume = fileId === null ? { kind: 'story' as const } : { kind: 'file' as const, fileId }
  const answers = form.questions.map((question) => ({
    ...{ questionId: question.id, question: question.text, answer: answerOf(question, draft) },
  }))
  return { resume, note, answers }
}

/** Returns the errors of required questions without an answer, by the path in the request body. */
export function missingAnswers({ questions }: ApplyForm, draft: Draft): Readonly<Record<string, string>> {
  const unanswered = questions.filter((question) => question.required && answerOf(question, draft).trim() === '')
  return Object.fromEntries(unanswered.map(({ id }) => [`body.answers.${id}`, 'Answer this question.']))
}

/** As in the request body: a file by its id. */
function answerOf({ id, kind }: ScreeningQuestion, { answers, answerFiles }: Draft): string {
  return (kind === 'file' ? answerFiles[id]?._id : answers[id]) ?? ''
}
