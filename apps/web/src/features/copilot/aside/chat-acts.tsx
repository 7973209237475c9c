import { LONGEST_TITLE } from '@rise/contract/copilot/limits'
import type { CopilotChat } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/** The buttons that rename, export and delete the open chat. */
export function ChatActs({ chat }: { chat: CopilotChat }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isRenaming, setIsRenaming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const params = { id: chat._id }
  const onError = ({ message }: Error) => void showToast({ kind: 'failure', title: message })
  const refresh = () => invalidate(queryClient, ['GET /api/v1/copilot'])
  const rename = useMutation({
    mutationFn: (title: string) => api('PATCH /api/v1/copilot/chats/{id}', { params, body: { title } }),
    onSuccess: async () => {
      setIsRenaming(false)
      await refresh()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/copilot/chats/{id}', { params }),
    onSuccess: async () => {
      await navigate('/copilot')
      await refresh()
    },
    onError,
  })
  async function save() {
    const fullChat = await queryClient.fetchQuery(
      queryOf(api, 'GET /api/v1/copilot/chats/{id}', { params: { id: chat._id } }),
    )
    const { saveJson } = await import('../../../app/save-json.ts')
    saveJson(`copilot-${chat._id}.json`, fullChat)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    rename.mutate(String(new FormData(event.currentTarget).get('title')))
  }
  if (isRenaming) {
    return (
      <form onSubmit={submit} className="mt-2 flex flex-col gap-2">
        <TextField label={t('Name')} name="title" defaultValue={chat.title} maxLength={LONGEST_TITLE} required />
        <div className="flex gap-2">
          <Button type="submit" size="dense" busy={rename.isPending}>
            {t('Save')}
          </Button>
          <Button size="dense" variant="ghost" onClick={() => setIsRenaming(false)}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      <Button variant="link" onClick={() => setIsRenaming(true)}>
        {t('Rename')}
      </Button>
      <Button variant="link" onClick={() => void save().catch(onError)}>
        {t('Export')}
      </Button>
      <Button variant="link" onClick={() => setIsDeleting(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={t('Delete this chat?')}
        confirmLabel={t('Delete chat')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('All its messages go. You can’t undo this. Résumés you saved stay.')}
      </ConfirmDialog>
    </div>
  )
}
