import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Bell, BellMinus, BellOff, BellPlus, Flag, MessageCircle, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { askToUpgrade } from '../../app/frame/gate-toasts.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../ui/overlays/on-demand.tsx'
import type { MemberMenuProps } from './cards/member-menu-props.ts'
import { memberName } from './cards/member-name.ts'
import { messageHref, useMessageAccess } from './cards/message-button.tsx'
import { mutedQuery, postAlertQuery } from './cards/queries.ts'
import { reportLabel } from './report-words.ts'
import { useReport } from './use-report.tsx'

type MenuMember = MemberMenuProps['member']

/** Actions on a member other than Follow: message, remove as a follower, post notifications, mute, block and report. */
export function LoadedMemberMenu({
  member,
  follower,
  subject,
  pictures = [],
  above,
  besideMessage = false,
  onBlocked,
  ...summoned
}: MemberMenuProps & LoadedOverlayProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const name = memberName(member)
  const { mute, unmute, block, remove, alertPosts } = useMemberActs(member)
  const reportedSubject = subject ?? { kind: member.role === 'employer' ? 'company' : 'professional', id: member._id }
  const { report, dialog } = useReport({ ...reportedSubject, author: { _id: member._id, name }, pictures })
  const mutedToast = {
    id: `mute-${member._id}`,
    title: t('{name} is muted', { name }),
    description: t('You won’t see updates from them.'),
    action: { label: t('Undo'), onPress: () => unmute.mutate() },
  }
  return (
    <>
      <Menu {...summoned}>
        {above}
        {besideMessage ? null : <MessageItem member={member} />}
        {follower ? (
          <MenuItem icon={<UserMinus size={16} aria-hidden />} onSelect={() => remove.mutate()}>
            {t('Remove follower')}
          </MenuItem>
        ) : null}
        <PostAlertItem id={member._id} onChange={(on) => alertPosts.mutate(on)} />
        <MuteItem
          id={member._id}
          onMute={() => mute.mutate(undefined, { onSuccess: () => showToast(mutedToast) })}
          onUnmute={() => unmute.mutate()}
        />
        <MenuItem icon={<Ban size={16} aria-hidden />} onSelect={() => setIsConfirming(true)}>
          {t('Block')}
        </MenuItem>
        <MenuItem icon={<Flag size={16} aria-hidden />} onSelect={report}>
          {reportLabel(reportedSubject.kind)}
        </MenuItem>
      </Menu>
      {dialog}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Block {name}?', { name })}
        confirmLabel={t('Block {name}', { name })}
        busy={block.isPending}
        onConfirm={() =>
          block.mutate(undefined, {
            onSuccess: () => onBlocked?.(),
            onSettled: () => setIsConfirming(false),
          })
        }
      >
        {t(
          'You won’t see each other, and you’ll stop following each other. They won’t know. You can unblock them in Settings.',
        )}
      </ConfirmDialog>
    </>
  )
}

/** Links to the conversation, or asks to upgrade; absent if the viewer can’t write to the member. */
function MessageItem({ member }: { member: MenuMember }) {
  const access = useMessageAccess(member)
  const icon = <MessageCircle size={16} aria-hidden />
  if (access === 'open') {
    return (
      <MenuLink to={messageHref(member)} icon={icon}>
        {t('Message', 'verb, on a button')}
      </MenuLink>
    )
  }
  return access === 'upgrade' ? (
    <MenuItem icon={icon} onSelect={askToUpgrade}>
      {t('Message', 'verb, on a button')}
    </MenuItem>
  ) : null
}

/** The switch for post notifications. Its state is loaded when the menu opens; until then, it is off. */
function PostAlertItem({ id, onChange }: { id: string; onChange: (on: boolean) => void }) {
  const { data: isOn = false } = useQuery(postAlertQuery(useApi(), id))
  const Icon = isOn ? BellMinus : BellPlus
  return (
    <MenuItem icon={<Icon size={16} aria-hidden />} onSelect={() => onChange(!isOn)}>
      {isOn ? t('Stop notifying me of posts') : t('Notify me of posts')}
    </MenuItem>
  )
}

/** Mutes or unmutes the member; the state is loaded when the menu opens. */
function MuteItem({ id, onMute, onUnmute }: { id: string; onMute: () => void; onUnmute: () => void }) {
  const { data: isMuted = false } = useQuery(mutedQuery(useApi(), id))
  return isMuted ? (
    <MenuItem icon={<Bell size={16} aria-hidden />} onSelect={onUnmute}>
      {t('Unmute')}
    </MenuItem>
  ) : (
    <MenuItem icon={<BellOff size={16} aria-hidden />} onSelect={onMute}>
      {t('Mute')}
    </MenuItem>
  )
}

function useMemberActs(member: MenuMember) {
  const { _id: userId } = member
  const api = useApi()
  const queryClient = useQueryClient()
  const name = memberName(member)
  const params = { userId }
  const common = {
    onError: (error: Error) => showToast({ id: 'member-act', kind: 'failure', title: error.message }),
    // Any visible query may depend on a mute or block.
    onSettled: () => queryClient.invalidateQueries(),
  } as const
  return {
    mute: useMutation({ ...common, mutationFn: () => api('PUT /api/v1/connections/muted/{userId}', { params }) }),
    unmute: useMutation({ ...common, mutationFn: () => api('DELETE /api/v1/connections/muted/{userId}', { params }) }),
    alertPosts: useMutation({
      ...common,
      mutationFn: (on: boolean) =>
        on
          ? api('PUT /api/v1/connections/alerts/{userId}', { params })
          : api('DELETE /api/v1/connections/alerts/{userId}', { params }),
      onSuccess: (_reply, on) =>
        showToast({
          id: 'member-act',
          kind: 'success',
          title: on
            ? t('You’ll hear about {name}’s posts.', { name })
            : t('You won’t hear about {name}’s posts.', { name }),
        }),
    }),
    block: useMutation({
      ...common,
      mutationFn: () => api('PUT /api/v1/connections/blocked/{userId}', { params }),
      onSuccess: () => showToast({ id: 'member-act', kind: 'success', title: t('{name} was blocked.', { name }) }),
    }),
    remove: useMutation({
      ...common,
      mutationFn: () => api('DELETE /api/v1/connections/followers/{userId}', { params }),
      onSuccess: () =>
        showToast({ id: 'member-act', kind: 'success', title: t('{name} no longer follows you.', { name }) }),
    }),
  }
}
