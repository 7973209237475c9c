import type { MemberCard } from '@rise/contract/connections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, BellOff, Ellipsis, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { askAgainAsMember } from '../../app/per-member.ts'
import { useApi } from '../../app/settings.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import { memberName } from './member-name.ts'

type Named = Pick<MemberCard, '_id' | 'role' | 'firstName' | 'lastName' | 'companyName'>

/** What one can do about a member besides following: mute, block, and take a follower away. */
export function LoadedMemberMenu({ member, follower }: { member: Named; follower: boolean }) {
  const [asking, setAsking] = useState(false)
  const name = memberName(member)
  const { mute, unmute, block, remove } = useMemberActs(member)
  const muted = {
    id: `mute-${member._id}`,
    title: `${name} is muted`,
    description: 'You are not told any more what they do.',
    action: { label: 'Undo', onPress: () => unmute.mutate() },
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More about ${name}`} tip="end">
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        {follower ? (
          <MenuItem icon={<UserMinus size={16} aria-hidden />} onSelect={() => remove.mutate()}>
            Remove follower
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<BellOff size={16} aria-hidden />}
          onSelect={() => mute.mutate(undefined, { onSuccess: () => showToast(muted) })}
        >
          Mute
        </MenuItem>
        <MenuItem icon={<Ban size={16} aria-hidden />} onSelect={() => setAsking(true)}>
          Block
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${name}?`}
        confirmLabel={`Block ${name}`}
        busy={block.isPending}
        onConfirm={() => block.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Neither of you sees anything of the other any more, and you no longer follow each other. They are not told. You
        can unblock them in Settings.
      </ConfirmDialog>
    </>
  )
}

function useMemberActs({ _id: userId }: Named) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { userId }
  const common = {
    onError: (error: Error) => showToast({ id: 'member-act', kind: 'failure', title: error.message }),
    onSettled: () =>
      Promise.all(
        [['connections'], ['follow-state', userId], ['notifications']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  } as const
  return {
    mute: useMutation({ ...common, mutationFn: () => api('PUT /api/v1/connections/muted/{userId}', { params }) }),
    unmute: useMutation({ ...common, mutationFn: () => api('DELETE /api/v1/connections/muted/{userId}', { params }) }),
    block: useMutation({
      ...common,
      mutationFn: () => api('PUT /api/v1/connections/blocked/{userId}', { params }),
      onSuccess: () => askAgainAsMember(queryClient),
    }),
    remove: useMutation({
      ...common,
      mutationFn: () => api('DELETE /api/v1/connections/followers/{userId}', { params }),
    }),
  }
}
