import { LONGEST_ANSWER } from '@rise/contract/real-talk/limits'
import type { Answer } from '@rise/contract/real-talk/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface Props {
  /** The question's slug. */
  readonly slug: string
  /** The answer to edit; a new one if absent. */
  readonly answer?: Answer
  readonly onSaved: (answer: Answer) => void
  readonly children?: ReactNode
}

/**
 * Answers a question, or edits the viewer's answer. The text stays when saving fails, and is stored in this tab until
 * saved.
 */
export function AnswerForm({ slug, answer, onSaved, children }: Props) {
  const api = useApi()
  const user = useCurrentUser()
  const form = useDraftForm({
    name: 'answer',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.answer,
    initial: { text: answer?.text ?? '' },
    draft: answer?._id ?? '',
    send: async (body) => {
      onSaved((await api('PUT /api/v1/questions/{slug}/answer', { params: { slug }, body })).result)
    },
  })
  return (
    <form
      aria-label={t('Answer this question')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <div className="flex gap-3">
        {user ? <Avatar name={`${user.firstName} ${user.lastName}`} photo={user.photo ?? undefined} size={40} /> : null}
        <TextArea
          className="min-w-0 grow"
          placeholder={t('What happened to you, in a few sentences')}
          id={form.id('text')}
          label={t('Your answer')}
          hint={t('Everyone can read it. Up to {count} characters. You can edit it later.', {
            count: formatInteger(LONGEST_ANSWER),
          })}
          rows={4}
          maxLength={LONGEST_ANSWER}
          value={form.values.text}
          error={form.errors.text}
          onChange={(event) => form.set({ text: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {answer ? t('Save answer') : t('Answer', 'verb, on a button')}
        </Button>
        {children}
        <p aria-hidden className="ml-auto text-small text-subtle tabular-nums">
          {formatInteger(form.values.text.length)} / {formatInteger(LONGEST_ANSWER)}
        </p>
      </div>
    </form>
  )
}
