import type { MemberStory } from '@rise/contract/admin/members/shapes'
import { hasPermission } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { Fact, Section } from '../../../app/admin/lists/section.tsx'
import { ApiError } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { DeedList } from '../notes/deed-list.tsx'
import { NoteList } from '../notes/note-list.tsx'
import { TagField } from '../notes/tag-field.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberActivity } from './member-activity.tsx'
import { MemberHelp } from './member-help.tsx'
import { MemberMails, MemberReports } from './member-lists.tsx'
import { hasMatters, MemberMatters } from './member-matters.tsx'
import { nameOf, roleName, teamRoleName } from './member-name.ts'
import { MEMBERS } from './members-address.ts'
import { PlanChoice } from './plan-choice.tsx'
import { useStoryAct } from './queries.ts'
import { StandingBadge } from './standing-badge.tsx'

/** One member's whole story, with the admin's actions. */
export function MemberPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/admin/members/{id}', { params: { id } }),
    retry: false,
  })
  const step = useLoadingStep(isPending)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400) && !data) {
    return <ErrorBody status={404} />
  }
  return (
    <AdminFrame title={data ? nameOf(data.member) : t('Member')}>
      {data ? (
        <Story story={data} />
      ) : error ? (
        <FailedBlock title={t('Couldn’t load the member')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : step === 'nothing' ? null : (
        <SkeletonGroup label={t('Loading member')}>
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
    </AdminFrame>
  )
}

function Story({ story }: { story: MemberStory }) {
  const principal = principalOf(useSession())
  const { member, access, signUp, actsFor } = story
  const maySetPlans = hasPermission(principal, 'plans')
  const tag = useStoryAct('', (api, tags: string[]) =>
    api('PUT /api/v1/admin/members/{id}/tags', { params: { id: member._id }, body: { tags } }),
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <TextLink to={MEMBERS}>{t('All members')}</TextLink>
        <StandingBadge standing={member.standing} />
        <span className="ml-auto">
          <MemberActions member={member} />
        </span>
      </div>
      <MemberHelp story={story} mayDelete={hasPermission(principal, 'erasure')} />
      {hasMatters(member) ? <MemberMatters member={member} maySetPlans={maySetPlans} /> : null}
      <Section title={t('Facts')}>
        <dl className="grid gap-4 text-small sm:grid-cols-2 xl:grid-cols-3">
          <Fact name={t('Email')}>
            {member.email}
            <span className="block text-muted">
              {access.emailConfirmedAt === null
                ? t('Not confirmed')
                : rich('Confirmed {when}', { when: <RelativeTime date={access.emailConfirmedAt} /> })}
            </span>
          </Fact>
          <Fact name={t('Role')}>{roleName(member.role)}</Fact>
          <Fact name={t('Plan')}>
            <PlanChoice member={member} editable={maySetPlans} />
          </Fact>
          <Fact name={t('Logs in with')}>{loginMethods(access)}</Fact>
          <Fact name={t('Joined')}>
            <RelativeTime date={member.joinedAt} />
            <span className="block text-muted">{originOf(signUp)}</span>
          </Fact>
          <Fact name={t('Last seen')}>
            {member.lastSeenAt === null ? t('Never') : <RelativeTime date={member.lastSeenAt} />}
          </Fact>
          <Fact name={t('Acts for')}>
            {actsFor.length === 0 ? t('No one') : actsFor.map((actor) => <Actor key={actor._id} actor={actor} />)}
          </Fact>
          <Fact name={t('Id')}>{member._id}</Fact>
          {access.suspendedAt === null ? null : (
            <Fact name={t('Suspended')}>
              <RelativeTime date={access.suspendedAt} />
              <span className="block text-muted">
                {access.suspendedUntil === null
                  ? t('For good')
                  : rich('Until {when}', { when: <RelativeTime date={access.suspendedUntil} /> })}
              </span>
            </Fact>
          )}
        </dl>
        <TagField tags={member.tags} saving={tag} onSave={(tags) => tag.mutate(tags)} />
      </Section>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <NoteList
            notes={story.notes}
            hint={t('Only admins read it, and the member in the download of their data.')}
            add={(api, text) =>
              api('POST /api/v1/admin/members/{id}/notes', { params: { id: member._id }, body: { text } })
            }
          />
          <MemberMails mails={story.mails} />
          <MemberActivity id={member._id} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Section title={t('Devices ({count})', { count: story.devices.length })}>
            {story.devices.length === 0 ? (
              <p className="text-small text-muted">{t('Not logged in anywhere.')}</p>
            ) : (
              <ul className="flex flex-col gap-2 text-small">
                {story.devices.map(({ _id, name, loggedInAt, lastSeenAt }) => (
                  <li key={_id}>
                    <span className="font-medium">{name}</span>
                    <span className="block text-muted">
                      {rich('Active {when}', { when: <RelativeTime date={lastSeenAt} /> })}
                      <Dot />
                      {rich('logged in {when}', { when: <RelativeTime date={loggedInAt} /> })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <MemberReports reviews={story.reviews} />
          <DeedList deeds={story.deeds} name={nameOf(member)} />
        </div>
      </div>
    </div>
  )
}

function Actor({ actor: { kind, name, slug, role } }: { actor: MemberStory['actsFor'][number] }) {
  const path = kind === 'company' ? `/company/${slug}` : `/professional/${slug}`
  return (
    <span className="block">
      <TextLink to={path}>{name || slug}</TextLink> <span className="text-muted">({teamRoleName(role)})</span>
    </span>
  )
}

function loginMethods({ password, google }: MemberStory['access']): string {
  const enabledWays = [password ? t('Password') : '', google ? 'Google' : ''].filter((way) => way !== '')
  return enabledWays.join(', ') || t('Nothing yet')
}

function originOf({ source, campaign, invitedBy }: MemberStory['signUp']): string {
  const parts = [
    invitedBy === null ? '' : t('Invited by {name}', { name: invitedBy }),
    source === null ? '' : t('From {source}', { source }),
    campaign === null ? '' : t('Campaign {campaign}', { campaign }),
  ].filter((part) => part !== '')
  return parts.join(', ') || t('Source not specified')
}
