import type { ReplyOf } from '@rise/contract/contract'
import { LONGEST_BACKGROUND, LONGEST_QUESTION, SHORTEST_QUESTION } from '@rise/contract/real-talk/limits'
import type { ReactNode } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

type Question = ReplyOf<'GET /api/v1/questions/{slug}'>['result']

interface Props {
  /** The one to change; a new one where it is left out. */
  readonly question?: Question
  /** Called when it is saved, with the question as it is then. */
  readonly onSaved: (question: Question) => void
  /** A way out, beside the button. */
  readonly children?: ReactNode
}

/** Asks a question, or changes one. What was typed stays when saving fails, and in this tab until it is saved. */
export function QuestionForm({ question, onSaved, children }: Props) {
  const api = useApi()
  const form = useDraftForm({
    name: 'question',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.question,
    initial: { text: question?.text ?? '', background: question?.background ?? '' },
    draft: question?._id ?? '',
    send: async (body) => {
      const asked = question
        ? api('PUT /api/v1/questions/{slug}', { params: { slug: question.slug }, body })
        : api('POST /api/v1/questions', { body })
      onSaved((await asked).result)
    },
  })
  return (
    <form aria-label="Question" method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        id={form.id('text')}
        label="Your question"
        hint={`One sentence anyone can answer from their own work: ${SHORTEST_QUESTION} to ${LONGEST_QUESTION} characters.`}
        placeholder="What did you believe about work that turned out to be wrong?"
        rows={2}
        maxLength={LONGEST_QUESTION}
        value={form.values.text}
        error={form.errors.text}
        onChange={(event) => form.set({ text: event.target.value })}
      />
      <TextArea
        id={form.id('background')}
        label="Why you ask"
        optional
        hint={`Start with your own story. Up to ${LONGEST_BACKGROUND} characters.`}
        rows={4}
        maxLength={LONGEST_BACKGROUND}
        value={form.values.background}
        error={form.errors.background}
        onChange={(event) => form.set({ background: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {question ? 'Save question' : 'Ask question'}
        </Button>
        {children}
      </div>
    </form>
  )
}
