import type { ReplyOf } from '@rise/contract/contract'
import type { ReactNode } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { QuestionFields } from './question-fields.tsx'

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
      <QuestionFields form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {question ? 'Save question' : 'Ask question'}
        </Button>
        {children}
      </div>
    </form>
  )
}
