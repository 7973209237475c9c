import type { MemberCard } from '@rise/contract/connections/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { MemberLink, MemberPicture } from './cards/member-item.tsx'
import { memberName } from './cards/member-name.ts'
import { MemberList } from './member-list.tsx'

/** The viewer's blocked and muted members, each with a button to unblock or unmute. */
export function HiddenMembers() {
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="blocked">
        <h3 id="blocked" className="text-small font-semibold">
          Blocked members
        </h3>
        <MemberList
          list="blocked"
          what="Blocked members"
          empty={<EmptyNote>No blocked members. Blocked people can’t see you, and you won’t see them.</EmptyNote>}
          item={(member) => <HiddenMember member={member} list="blocked" act="Unblock" />}
        />
      </section>
      <section aria-labelledby="muted">
        <h3 id="muted" className="text-small font-semibold">
          Muted members
        </h3>
        <MemberList
          list="muted"
          what="Muted members"
          empty={<EmptyNote>No muted members. You won’t see updates from muted people, and they won’t know.</EmptyNote>}
          item={(member) => <HiddenMember member={member} list="muted" act="Unmute" />}
        />
      </section>
    </div>
  )
}

function EmptyNote({ children }: { children: string }) {
  return <p className="mt-1 text-muted">{children}</p>
}

function HiddenMember({ member, list, act }: { member: MemberCard; list: 'blocked' | 'muted'; act: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const name = memberName(member)
  const unhide = useMutation({
    mutationFn: () => api(`DELETE /api/v1/connections/${list}/{userId}`, { params: { userId: member._id } }),
    onError: (error) => showToast({ id: 'member-act', kind: 'failure', title: error.message }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <div className="flex items-center gap-3">
      <MemberPicture member={member} />
      <p className="min-w-0 grow truncate font-semibold">{list === 'muted' ? <MemberLink member={member} /> : name}</p>
      <Button size="dense" busy={unhide.isPending} onClick={() => unhide.mutate()} aria-label={`${act} ${name}`}>
        {act}
      </Button>
    </div>
  )
}
