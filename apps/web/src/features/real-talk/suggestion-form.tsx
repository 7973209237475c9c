import { t } from '@rise/texts'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { QuestionFields } from './question-fields.tsx'

/** Suggests a question to the admins. The text stays when sending fails. */
export function SuggestionForm({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const form = useDraftForm({
    name: 'suggestion',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.question,
    initial: { text: '', background: '' },
    send: async (body) => {
      await api('POST /api/v1/question-suggestions', { body })
      showToast({ id: 'suggestion', kind: 'success', title: t('Suggestion sent. We’ll tell you when it’s live.') })
      onDone()
    },
  })
  return (
    <form
      aria-label={t('Suggest a question')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6"
    >
      <p className="text-small text-muted">{t('If we publish it, the question appears under your name.')}</p>
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <QuestionFields form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Send suggestion')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
