import type { InputOf } from '@rise/contract/contract'
import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Bell, BellOff, Mail, Pin, PinOff } from 'lucide-react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../ui/overlays/on-demand.tsx'
import { convoKeys } from './queries.ts'

type Change = NonNullable<InputOf<'PATCH /api/v1/convos/{id}'>['body']>

/** Actions on a conversation: pin, mute, and mark as unread or archive, which close it. */
export function LoadedConvoMenu({ convo, ...summoned }: { convo: Convo } & LoadedOverlayProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { _id: id, pinned, archived, muted, request } = convo
  const change = useMutation({
    mutationFn: (body: Change) => api('PATCH /api/v1/convos/{id}', { params: { id }, body }),
    onError: (error: Error) => showToast({ id: 'convo', kind: 'failure', title: error.message }),
    onSettled: () => invalidate(queryClient, convoKeys),
  })
  const leave = { onSuccess: () => void navigate('/convos') }
  return (
    <Menu {...summoned}>
      {request === 'received' ? null : (
        <MenuItem
          icon={pinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />}
          onSelect={() => change.mutate({ pinned: !pinned })}
        >
          {pinned ? t('Unpin', 'verb: a conversation') : t('Pin', 'verb: a conversation')}
        </MenuItem>
      )}
      <MenuItem
        icon={muted ? <Bell size={16} aria-hidden /> : <BellOff size={16} aria-hidden />}
        onSelect={() => change.mutate({ muted: !muted })}
      >
        {muted ? t('Unmute', 'verb: a conversation') : t('Mute', 'verb: a conversation')}
      </MenuItem>
      {request === 'received' ? null : (
        <>
          <MenuItem icon={<Mail size={16} aria-hidden />} onSelect={() => change.mutate({ unread: true }, leave)}>
            {t('Mark as unread')}
          </MenuItem>
          <MenuItem
            icon={archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
            onSelect={() => change.mutate({ archived: !archived }, archived ? {} : leave)}
          >
            {archived ? t('Move to inbox') : t('Archive', 'verb, on a button')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
