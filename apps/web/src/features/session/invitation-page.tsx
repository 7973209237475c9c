import type { Invitation } from '@rise/contract/session/visits/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { rememberInviter } from '../../app/sign-up.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { HalfSun } from '../../ui/marks/half-sun.tsx'

/** The inviter, and a link to sign up; the inviter is remembered until then. */
export function InvitationPage() {
  const api = useApi()
  const { productName } = useSettings()
  const { invitedBy = '' } = useParams()
  const { data: inviter } = useQuery(queryOf(api, 'GET /api/v1/invitations/{slug}', { params: { slug: invitedBy } }))
  useEffect(() => {
    if (inviter) rememberInviter(inviter.slug)
  }, [inviter])
  if (!inviter) return null
  const { name } = inviter
  const title = t('{name} invited you', { name })
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead title={title} description={t('{name} invited you to {productName}.', { name, productName })} noindex />
      <article className="card flex flex-col items-center text-center">
        <Face inviter={inviter} />
        <h1 className="mt-6 text-h1 text-balance wrap-anywhere">{title}</h1>
        {inviter.headline ? <p className="mt-2 text-lead text-muted wrap-anywhere">{inviter.headline}</p> : null}
        <StoryLink inviter={inviter} />
        <WayIn inviter={inviter} />
      </article>
      <Acquaintances inviter={inviter} />
    </div>
  )
}

/** The inviter's face in front of a half sun on the horizon. */
function Face({ inviter: { name, photo, role } }: { inviter: Invitation }) {
  const isCompany = role === 'employer'
  return (
    <div className="relative flex w-full justify-center border-b border-line pt-4">
      <HalfSun width={208} />
      <span className={cx('absolute -bottom-6 flex bg-surface p-1', isCompany ? 'rounded-card' : 'rounded-full')}>
        {isCompany ? <LogoMark name={name} logo={photo} size={96} /> : <Avatar name={name} photo={photo} size={96} />}
      </span>
    </div>
  )
}

/** The link to the inviter's page, which a guest can read before joining. */
function StoryLink({ inviter: { slug, shortName, role } }: { inviter: Invitation }) {
  const isCompany = role === 'employer'
  return (
    <p className="mt-6 font-medium text-balance wrap-anywhere">
      <TextLink to={`/${isCompany ? 'company' : 'professional'}/${slug}`}>
        {isCompany
          ? t('{name} would like you to see their page', { name: shortName })
          : t('{name} would like you to see their story', { name: shortName })}
      </TextLink>
    </p>
  )
}

function WayIn({ inviter: { shortName } }: { inviter: Invitation }) {
  const { productName } = useSettings()
  const user = useCurrentUser()
  if (user) {
    return (
      <>
        <p className="mt-8 wrap-anywhere">{t('You’re already logged in as {email}.', { email: user.email })}</p>
        <ButtonLink to="/jobs" className="mt-4 w-full">
          {t('Browse jobs')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink to="/professional/onboarding" variant="primary" className="mt-8 w-full whitespace-normal">
        {t('Join {name} on {productName}', { name: shortName, productName })}
      </ButtonLink>
      <p className="mt-4 text-small text-muted">
        {rich('Free for you. Or <jobs>browse jobs first</jobs>.', {
          jobs: (text) => <TextLink to="/jobs">{text}</TextLink>,
        })}
      </p>
    </>
  )
}

/** The people whom the inviter knows here. */
function Acquaintances({ inviter: { shortName, acquaintances } }: { inviter: Invitation }) {
  if (acquaintances.length === 0) return null
  return (
    <section aria-labelledby="acquaintances">
      <h2 id="acquaintances" className="text-small font-semibold text-muted">
        {t('{name} is in good company', { name: shortName })}
      </h2>
      <ul className="rows mt-3">
        {acquaintances.map(({ slug, name, photo, headline }) => (
          <li key={slug}>
            <div className="row flex items-center gap-3">
              <Avatar name={name} photo={photo} size={48} />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <CardLink to={`/professional/${slug}`}>{name}</CardLink>
                </p>
                {headline ? <p className="line-clamp-2 text-small text-muted wrap-anywhere">{headline}</p> : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
