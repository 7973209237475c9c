import type { MemberStory } from '@rise/contract/admin/members/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { Api } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { nameOf } from './member-name.ts'
import { useStoryAct } from './queries.ts'

/** A member's failed logins, and the button that lifts the resulting lock. Renders nothing if there are none. */
export function MemberLogIns({ story: { member, access, logIns } }: { story: MemberStory }) {
  const { refusedUntil, mailedUntil, codesUntil } = logIns
  const isLocked = refusedUntil !== null || mailedUntil !== null || codesUntil !== null
  if (!isLocked) return logIns.failedAt === null ? null : <Failures logIns={logIns} />
  const mayLift = !member.role.startsWith('admin') && access.deletedAt === null
  return (
    <Notice
      tone="warning"
      title={t('Logging in is locked')}
      live={false}
      action={mayLift ? <TryAgainButton member={member} /> : undefined}
    >
      {refusedUntil === null ? null : (
        <p>
          {rich('Too many wrong passwords from one network. It can try again {when}.', {
            when: <RelativeTime date={refusedUntil} />,
          })}
        </p>
      )}
      {mailedUntil === null ? null : (
        <p>
          {rich(
            'Too many wrong passwords in a day. The right one gets a link by email; it works directly again {when}.',
            { when: <RelativeTime date={mailedUntil} /> },
          )}
        </p>
      )}
      {codesUntil === null ? null : (
        <p>
          {rich('Too many wrong codes of two-step verification. The member can try again {when}.', {
            when: <RelativeTime date={codesUntil} />,
          })}
        </p>
      )}
      <Failures logIns={logIns} />
    </Notice>
  )
}

function Failures({ logIns: { failed, networks, failedAt } }: Pick<MemberStory, 'logIns'>) {
  if (failedAt === null) return null
  return (
    <p className="text-small text-muted">
      {rich(
        '{failed, plural, =0 {No wrong passwords in the last 24 hours.} one {# wrong password in the last 24 hours from {networks, plural, one {# network} other {# networks}}.} other {# wrong passwords in the last 24 hours from {networks, plural, one {# network} other {# networks}}.}} The last one was {when}.',
        { failed, networks, when: <RelativeTime date={failedAt} /> },
      )}
    </p>
  )
}

function TryAgainButton({ member }: Pick<MemberStory, 'member'>) {
  const act = useStoryAct(t('{name} can try again now.', { name: nameOf(member) }), (api: Api) =>
    api('DELETE /api/v1/admin/members/{id}/log-in-lock', { params: { id: member._id } }),
  )
  return (
    <Button
      variant="primary"
      busy={act.isPending}
      onClick={() =>
        act.mutate(undefined, { onError: ({ message }) => void showToast({ kind: 'failure', title: message }) })
      }
    >
      {t('Let them try again')}
    </Button>
  )
}
