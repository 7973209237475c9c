import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../app/api.ts'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { useApi, useSettings } from '../../app/settings.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'

const FIELD = 'body.slug'

/** The address of one's page; saved by itself, because links of others depend on it. */
export function AddressForm({ slug }: { slug: string }) {
  const api = useApi()
  const { publicUrl } = useSettings()
  const session = useSessionStore()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(slug)
  const move = useMutation({
    mutationFn: async () => (await api('PUT /api/v1/story/address', { body: { slug: typed } })).result,
    onSuccess: async (result) => {
      setTyped(result.slug)
      await Promise.all([session.check(), queryClient.invalidateQueries({ queryKey: ['own-story'] })])
      showToast({ kind: 'success', title: 'Your page has its new address', description: 'The former one leads there.' })
    },
  })
  const fields = move.error instanceof ApiError ? move.error.fields : {}

  function send(event: FormEvent) {
    event.preventDefault()
    if (!move.isPending) move.mutate()
  }

  return (
    <Card as="section" aria-label="Address of your page" className="mt-6">
      <form onSubmit={send} method="post" noValidate className="flex flex-col gap-4">
        <h2 className="text-h3">Address of your page</h2>
        {move.error && fields[FIELD] === undefined ? <Notice tone="danger">{move.error.message}</Notice> : null}
        <TextField
          label="Address"
          hint={`${publicUrl}/professional/${typed.trim().toLowerCase() || slug}. The former address keeps leading here.`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={fields[FIELD]}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" busy={move.isPending}>
            Change address
          </Button>
        </div>
      </form>
    </Card>
  )
}
