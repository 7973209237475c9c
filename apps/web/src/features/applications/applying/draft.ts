import { isEmptyResume, withContactEmail } from '@rise/contract/applications/policy'
import type { AnswerFile, ApplyForm, SentApplication } from '@rise/contract/applications/shapes'
import { missesRequirement } from '@rise/contract/postings/policy'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { t } from '@rise/texts'

/** The values entered so far. */
export interface Draft {
  /** Generated once, so that sending twice creates one application. */
  readonly id: string
  /** The id of the file to send as résumé; null for the story. */
  readonly fileId: string | null
  readonly note: string
  /** Answers, by question. */
  readonly answers: Readonly<Record<string, string>>
  /** File answers, by question. */
  readonly answerFiles: Readonly<Record<string, AnswerFile | undefined>>
}

/**
 * Returns a new draft: the story as résumé, or the latest file if there is no story, and earlier answers. Values stored
 * in this tab take precedence, except a file that was deleted since.
 */
export function newDraft({ story, files, remembered }: ApplyForm, storedDraft: Partial<Draft> = {}): Draft {
  const hasStory = !isEmptyResume(story)
  const isFileStored = storedDraft.fileId === null || files.some(({ _id }) => _id === storedDraft.fileId)
  const { fileId, ...rest } = storedDraft
  return {
    id: crypto.randomUUID(),
    note: '',
    answers: remembered,
    answerFiles: {},
    ...rest,
    fileId: isFileStored && fileId !== undefined ? fileId : hasStory ? null : (files[0]?._id ?? null),
  }
}

/** Returns the application exactly as the employer will receive it. */
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

/** Returns the request body. */
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
  const unansweredQuestions = questions.filter(
    (question) => question.required && answerOf(question, draft).trim() === '',
  )
  return Object.fromEntries(unansweredQuestions.map(({ id }) => [`body.answers.${id}`, t('Answer this question.')]))
}

/** Returns an answer as the request body has it: a file by its id. */
function answerOf({ id, kind }: ScreeningQuestion, { answers, answerFiles }: Draft): string {
  return (kind === 'file' ? answerFiles[id]?._id : answers[id]) ?? ''
}
