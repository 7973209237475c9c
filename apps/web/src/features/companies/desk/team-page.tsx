import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { TeamMemberRow } from './team-member-row.tsx'

/** The company’s team and open invitations. */
export function TeamPage() {
  return <DeskFrame title={t('Team')}>{(desk) => <Team desk={desk} />}</DeskFrame>
}

function Team({ desk }: { desk: CompanyDesk }) {
  const {
    data: team,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/team', { params: { slug: desk.slug } }))
  if (error && !team) {
    return (
      <FailedBlock title={t('The team could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!team) {
    return (
      <SkeletonGroup label={t('Loading the team')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const isOwner = team.role === 'owner'
  return (
    <div className="flex w-full max-w-feed flex-col gap-8">
      <section aria-labelledby="members-title">
        <h2 id="members-title" className="text-h3 tabular-nums">
          {t('{count, plural, one {# person} other {# people}}', { count: team.members.length })}
        </h2>
        <ul className="mt-4 flex flex-col gap-2">
          {team.members.map((member) => (
            <TeamMemberRow key={member._id} desk={desk} member={member} owns={isOwner} />
          ))}
        </ul>
        <p className="mt-4 text-small text-muted">
          {t(
            'Owners can do everything. Editors can edit the page, news and jobs; they can’t see applicants. Recruiters write jobs and hire: they see applicants and answer them.',
          )}
        </p>
      </section>
      {isOwner ? <InviteForm slug={desk.slug} /> : null}
      {team.invitations.length > 0 ? <OpenInvitations slug={desk.slug} invitations={team.invitations} /> : null}
    </div>
  )
}
