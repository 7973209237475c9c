import type { OwnEvent } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { eventHref } from '../events-address.ts'
import { invalidateEvents } from '../queries.ts'
import { isOver } from '../time-in-words.ts'

/** The form of the note on a past event. */
export function NoteForm({ event }: { event: OwnEvent }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [body, setBody] = useState(event.note)
  const page = eventHref(event.slug)
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/events/{slug}/note', { params: { slug: event.slug }, body: { body } }),
    onSuccess() {
      invalidateEvents(queryClient)
      void navigate(page)
    },
  })
  if (!isOver(event)) {
    return (
      <Notice live={false} action={<ButtonLink to={page}>{t('View page')}</ButtonLink>}>
        {t('You can write this once the event is over.')}
      </Notice>
    )
  }
  return (
    <form
      aria-label={t('What was shared')}
      method="post"
      noValidate
      onSubmit={(submitEvent) => {
        submitEvent.preventDefault()
        if (!save.isPending) save.mutate()
      }}
      className="flex flex-col gap-6"
    >
      {save.error ? <Notice tone="danger">{save.error.message}</Notice> : null}
      <RichTextField
        id="event-note"
        label={t('Text')}
        hint={t('Slides, links, what you learned. Everyone who took part is told of the first note.')}
        html={body}
        onChange={setBody}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to={page} variant="ghost">
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('Publish note')}
        </Button>
      </div>
    </form>
  )
}
