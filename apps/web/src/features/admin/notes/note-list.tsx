import type { AdminNote } from '@rise/contract/admin/members/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Section } from '../../../app/admin/lists/section.tsx'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { adminListKeys } from '../admin-list-keys.ts'

interface Props {
  readonly notes: readonly AdminNote[]
  readonly add: (api: Api, text: string) => Promise<unknown>
  /** Says who can read the notes. */
  readonly hint: string
}

/** Admins' notes about a subject, for other admins. */
export function NoteList({ notes, add, hint }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const refetch = () => invalidate(queryClient, adminListKeys)
  const addNote = useMutation({
    mutationFn: () => add(api, text),
    onSuccess: async () => {
      setText('')
      await refetch()
    },
  })
  const removeNote = useMutation({
    mutationFn: (id: string) => api('DELETE /api/v1/admin/notes/{id}', { params: { id } }),
    onSuccess: refetch,
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  const { error } = addNote
  function send(event: FormEvent) {
    event.preventDefault()
    if (!addNote.isPending) addNote.mutate()
  }
  return (
    <Section title={t('Notes')}>
      <form onSubmit={send} className="flex flex-col items-start gap-2">
        <TextArea
          label={t('New note')}
          hint={hint}
          value={text}
          rows={2}
          maxLength={4_000}
          className="w-full"
          error={error instanceof ApiError ? (error.fields['body.text'] ?? error.message) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button size="dense" type="submit" busy={addNote.isPending}>
          {t('Add note')}
        </Button>
      </form>
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-3 text-small">
          {notes.map(({ _id, by, text: words, at, own }) => (
            <li key={_id} className="flex flex-col items-start gap-1 rounded-control bg-raised p-3">
              <p className="whitespace-pre-line wrap-anywhere">{words}</p>
              <p className="text-muted">
                {by}, <RelativeTime date={at} />
              </p>
              {own ? (
                <Button size="dense" busy={removeNote.isPending} onClick={() => removeNote.mutate(_id)}>
                  {t('Delete note')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
