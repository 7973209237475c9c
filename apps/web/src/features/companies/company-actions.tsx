import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Company } from '@rise/contract/companies/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { Pencil } from 'lucide-react'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { addressesOf, FollowButton, FollowerCount, MemberMenu, MessageButton } from '../connections/index.ts'
import { useTeamMay } from './use-team-may.ts'

interface Props {
  readonly company: Company
  /** Whether the viewer acts for the company. */
  readonly own: boolean
  /** The number of its open jobs. */
  readonly openJobs: number
  /** The desk of the viewer's own company; undefined for others, and until it is loaded. */
  readonly desk: CompanyDesk | undefined
}

/** The buttons next to a company's name, above the numbers of its followers and jobs. */
export function CompanyActions({ company, own, openJobs, desk }: Props) {
  const isChecking = useSession().status === 'checking'
  return (
    // As wide for the team as for other members, so that the name next to it keeps its lines.
    <div className="flex flex-col gap-2 max-sm:w-full sm:items-end sm:in-data-[session=member]:min-w-[20rem]">
      {/* Invisible until they are final: the team sees other buttons than visitors, and one of them depends on the role. */}
      <div
        data-waits={isChecking ? 'owner' : own && !desk ? 'member' : undefined}
        className="flex min-h-control flex-wrap items-center gap-2"
      >
        {own ? <TeamButton company={company} desk={desk} /> : <VisitorButtons company={company} />}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small tabular-nums">
        {own ? (
          <TextLink to="/company/community?list=followers">
            {t('{count, plural, one {{shown} follower} other {{shown} followers}}', {
              count: company.followers,
              shown: formatInteger(company.followers),
            })}
          </TextLink>
        ) : (
          <FollowerCount member={company} followers={company.followers} />
        )}
        {openJobs > 0 ? (
          <TextLink to={`/company/${company.slug}#open-jobs`}>
            {t('{count, plural, one {{shown} open job} other {{shown} open jobs}}', {
              count: openJobs,
              shown: formatInteger(openJobs),
            })}
          </TextLink>
        ) : null}
      </p>
    </div>
  )
}

/** The button for the viewer's role: complete the page if it has no tagline or story yet, edit it, or open the desk. */
function TeamButton({ company: { slug, tagline, storyHtml }, desk }: Pick<Props, 'company' | 'desk'>) {
  const mayEdit = useTeamMay(desk)('edit-page')
  if (desk && !mayEdit) return <ButtonLink to={`/company/${slug}/edit`}>{t('Go to your desk')}</ButtonLink>
  const icon = <Pencil size={16} aria-hidden />
  return mayEdit && !tagline && !storyHtml ? (
    <ButtonLink variant="primary" to="/company/onboarding" icon={icon}>
      {t('Complete your page')}
    </ButtonLink>
  ) : (
    <ButtonLink to={`/company/${slug}/edit`} icon={icon}>
      {t('Edit page')}
    </ButtonLink>
  )
}

/** The buttons for visitors. The message button loads last, so its reserved space is at an end of the row. */
function VisitorButtons({ company }: Pick<Props, 'company'>) {
  const { _id, companyName, claimed, pictures, gallery } = company
  const member = { _id, role: 'employer' as const, name: companyName }
  return (
    <>
      <FollowButton member={member} />
      {claimed ? (
        <ForMembers className="flex min-h-control min-w-[8.25rem] sm:order-first sm:justify-end">
          <MessageButton member={member} />
        </ForMembers>
      ) : null}
      <ForMembers className="flex min-h-control min-w-control items-center justify-center max-sm:ms-auto">
        <MemberMenu
          member={{ _id, role: 'employer', firstName: '', lastName: '', companyName }}
          follower={false}
          pictures={addressesOf(pictures.logo, pictures.cover, ...gallery)}
        />
      </ForMembers>
    </>
  )
}
