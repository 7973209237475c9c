import type { MemberCard } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
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
          {t('Blocked members')}
        </h3>
        <MemberList
          list="blocked"
          label={t('Blocked members')}
          failed={t('Couldn’t load blocked members')}
          empty={
            <EmptyNote>{t('No blocked members. Blocked people can’t see you, and you won’t see them.')}</EmptyNote>
          }
          item={(member) => <HiddenMember member={member} list="blocked" />}
        />
      </section>
      <section aria-labelledby="muted">
        <h3 id="muted" className="text-small font-semibold">
          {t('Muted members')}
        </h3>
        <MemberList
          list="muted"
          label={t('Muted members')}
          failed={t('Couldn’t load muted members')}
          empty={
            <EmptyNote>
              {t('No muted members. You won’t see updates from muted people, and they won’t know.')}
            </EmptyNote>
          }
          item={(member) => <HiddenMember member={member} list="muted" />}
        />
      </section>
    </div>
  )
}

function EmptyNote({ children }: { children: string }) {
  return <p className="mt-1 text-muted">{children}</p>
}

function HiddenMember({ member, list }: { member: MemberCard; list: 'blocked' | 'muted' }) {
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
      <Button
        size="dense"
        busy={unhide.isPending}
        onClick={() => unhide.mutate()}
        aria-label={list === 'muted' ? t('Unmute {name}', { name }) : t('Unblock {name}', { name })}
      >
        {list === 'muted' ? t('Unmute') : t('Unblock')}
      </Button>
    </div>
  )
}
