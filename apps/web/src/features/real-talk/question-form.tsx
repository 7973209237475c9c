import type { ReplyOf } from '@rise/contract/contract'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { QuestionFields } from './question-fields.tsx'

type Question = ReplyOf<'GET /api/v1/questions/{slug}'>['result']

interface Props {
  /** The question to edit; a new one if absent. */
  readonly question?: Question
  /** Called with the saved question. */
  readonly onSaved: (question: Question) => void
  /** A way to cancel, next to the button. */
  readonly children?: ReactNode
}

/** Asks a question, or edits one. The text stays when saving fails, and is stored in this tab until saved. */
export function QuestionForm({ question, onSaved, children }: Props) {
  const api = useApi()
  const form = useDraftForm({
    name: 'question',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.question,
    initial: { text: question?.text ?? '', background: question?.background ?? '' },
    draft: question?._id ?? '',
    send: async (body) => {
      const reply = question
        ? api('PUT /api/v1/questions/{slug}', { params: { slug: question.slug }, body })
        : api('POST /api/v1/questions', { body })
      onSaved((await reply).result)
    },
  })
  return (
    <form aria-label={t('Question')} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <QuestionFields form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {question ? t('Save question') : t('Ask question')}
        </Button>
        {children}
      </div>
    </form>
  )
}
