import type { ApplyForm, SentApplication } from '@rise/contract/applications/shapes'
import { missesWanted } from '@rise/contract/postings/policy'

/** What someone has entered so far. */
export interface Draft {
  /** Chosen once, so that sending twice is one application. */
  readonly id: string
  /** A kept file; null: the story. */
  readonly fileId: string | null
  readonly note: string
  /** By question. */
  readonly answers: Readonly<Record<string, string>>
}

/** Begins with the story, or with the last file where there is no story, and with earlier answers. */
export function newDraft({ story, files, remembered }: ApplyForm): Draft {
  const hasStory = Array.isArray(story.work) && story.work.length > 0
  return {
    id: crypto.randomUUID(),
    fileId: hasStory ? null : (files[0]?._id ?? null),
    note: '',
    answers: remembered,
  }
}

/** Exactly what the employer will receive. */
export function sentOf({ name, headline, story, files, questions }: ApplyForm, draft: Draft): SentApplication {
  const file = files.find(({ _id }) => _id === draft.fileId)
  return {
    name,
    headline,
    resume: file?.resume ?? story,
    file: file ? { name: file.name, bytes: file.bytes } : null,
    note: draft.note.trim(),
    answers: questions.map((question) => {
      const answer = (draft.answers[question.id] ?? '').trim()
      const { id: questionId, kind, text } = question
      return { questionId, kind, question: text, answer, missed: missesWanted(question, answer) }
    }),
  }
}

/** The body of the call. */
export function bodyOf(form: ApplyForm, { fileId, note, answers }: Draft) {
  const resume = fileId === null ? { kind: 'story' as const } : { kind: 'file' as const, fileId }
  const given = form.questions.map(({ id, text }) => ({ questionId: id, question: text, answer: answers[id] ?? '' }))
  return { resume, note, answers: given }
}

/** What is wrong with required questions that have no answer yet, by the path in the call's body. */
export function missingAnswers({ questions }: ApplyForm, { answers }: Draft): Readonly<Record<string, string>> {
  const missing = questions.filter(({ id, required }) => required && (answers[id] ?? '').trim() === '')
  return Object.fromEntries(missing.map(({ id }) => [`body.answers.${id}`, 'Answer this question.']))
}
