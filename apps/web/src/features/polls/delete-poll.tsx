import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { DeleteButton } from '../content/index.ts'
import { pollKeys } from './cards/poll-keys.ts'

interface Props {
  readonly id: string
  /** Whether the viewer is the author; admins delete others' polls. */
  readonly own: boolean
  readonly onDeleted: () => void
}

/** Deletes a poll after a confirmation: its votes can't be restored. */
export function DeletePoll({ id, own, onDeleted }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  async function remove() {
    await api('DELETE /api/v1/polls/{id}', { params: { id } })
    onDeleted()
    await invalidate(queryClient, pollKeys, { refetchType: 'none' })
  }
  return (
    <DeleteButton
      label={own ? t('Delete your poll') : t('Delete this poll')}
      look="whole"
      title={t('Delete this poll?')}
      confirm={t('Delete poll')}
      remove={remove}
    >
      {t('Its votes and comments go with it. You can’t undo this.')}
    </DeleteButton>
  )
}
