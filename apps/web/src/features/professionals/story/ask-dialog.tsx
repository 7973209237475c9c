import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

const MESSAGE_PATH = 'body.message'

interface AskDialogProps {
  readonly story: Story
  readonly pending: boolean
  readonly email: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The form for a question to a mentor. */
export function AskDialog({ story, pending, email, open, onOpenChange }: AskDialogProps) {
  const api = useApi()
  const [topic, setTopic] = useState(story.mentoringTopics[0]?.slug ?? '')
  const [message, setMessage] = useState('')
  const form = useId()
  const ask = useMutation({
    mutationFn: () =>
      api('POST /api/v1/professionals/{slug}/mentoring-requests', {
        params: { slug: story.slug },
        body: { topic, message },
      }),
    onSuccess: () => {
      onOpenChange(false)
      setMessage('')
      showToast({
        kind: 'success',
        title: t('{name} has your question', { name: story.name }),
        description: t('They’ll reply to {email}.', { email }),
      })
    },
  })
  const fields = ask.error instanceof ApiError ? ask.error.fields : {}

  function send(event: FormEvent) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Ask {name}', { name: story.name })}
      description={t('We’ll email them your question. They can reply to {email}, which the email shows them.', {
        email,
      })}
      actions={
        pending ? (
          <DialogClose>
            <Button>{t('Close')}</Button>
          </DialogClose>
        ) : (
          <>
            <DialogClose>
              <Button>{t('Cancel')}</Button>
            </DialogClose>
            <Button variant="primary" type="submit" form={form} busy={ask.isPending}>
              {t('Send question')}
            </Button>
          </>
        )
      }
    >
      {pending ? (
        <Notice tone="warning" live={false} title={t('Confirm your email address first')}>
          {rich('Open the link we sent you, or get a new one in <settings>Settings</settings>.', {
            settings: (text) => <TextLink to="/settings">{text}</TextLink>,
          })}
        </Notice>
      ) : (
        <form id={form} onSubmit={send} className="flex flex-col gap-4">
          {ask.error && fields[MESSAGE_PATH] === undefined ? <Notice tone="danger">{ask.error.message}</Notice> : null}
          <Select label={t('Topic')} value={topic} onChange={(event) => setTopic(event.target.value)}>
            {story.mentoringTopics.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <TextArea
            label={t('Your question')}
            hint={t('Say who you are and what you’d like to know. You can ask three times a day.')}
            value={message}
            maxLength={2_000}
            rows={5}
            error={fields[MESSAGE_PATH]}
            onChange={(event) => setMessage(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}
