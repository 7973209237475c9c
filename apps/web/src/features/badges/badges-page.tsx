import type { Badges } from '@rise/contract/badges/endpoints'
import { badgeName } from '@rise/contract/catalogs/badges/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CardsToEarn, EarnedCards } from './badge-cards.tsx'
import { type BadgeOwner, badgesHref, badgesQuery } from './queries.ts'

/** All badges of a professional. */
export function ProfessionalBadgesPage() {
  return <BadgesPage of="professional" />
}

/** All badges of a company. */
export function CompanyBadgesPage() {
  return <BadgesPage of="company" />
}

function BadgesPage({ of }: { of: BadgeOwner }) {
  const api = useApi()
  const { profile = '' } = useParams()
  const { data: badges, error } = useQuery(badgesQuery(api, of, profile))
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!badges) return <div className="min-h-dvh" />
  const { name, slug, earned, toEarn } = badges
  const title = of === 'professional' && toEarn ? t('Your badges') : t('{name}’s badges', { name })
  return (
    <div className="mx-auto min-h-dvh max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={title}
        description={summaryOf(badges)}
        path={badgesHref(of, slug)}
        noindex={badges.noindex || earned.length === 0}
      />
      <p className="text-small">
        <TextLink to={`/${of}/${slug}`}>{of === 'company' ? t('Back to the page') : t('Back to the story')}</TextLink>
      </p>
      <h1 className="mt-2 text-h1 wrap-anywhere">{title}</h1>
      {earned.length === 0 ? <NothingYet of={of} badges={badges} /> : null}
      {earned.length > 0 ? (
        <Group title={t('Earned', 'badges')}>
          <EarnedCards badges={earned} />
        </Group>
      ) : null}
      {toEarn && toEarn.length > 0 ? (
        <Group
          title={t('Still to earn')}
          hint={of === 'company' ? t('Only your team sees these.') : t('Only you see these.')}
        >
          <CardsToEarn badges={toEarn} />
        </Group>
      ) : null}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

function Group({ title, hint, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 min-w-0">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {hint ? <p className="mt-1 text-small text-muted">{hint}</p> : null}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  )
}

/** Tells visitors that there are no badges, and the owner that they can earn some. */
function NothingYet({ of, badges: { name, slug, toEarn } }: { of: BadgeOwner; badges: Badges }) {
  const edit = of === 'company' ? `/company/${slug}/edit` : '/professional/edit'
  if (toEarn) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('Your first badge is close')}
        action={<ButtonLink to={edit}>{of === 'company' ? t('Go to your desk') : t('Edit your story')}</ButtonLink>}
      >
        {t('Each badge shows people something about you. Here’s what you can earn.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No badges yet')}
      action={<ButtonLink to={`/${of}/${slug}`}>{of === 'company' ? t('View page') : t('View story')}</ButtonLink>}
    >
      {t('{name} hasn’t earned any yet.', { name })}
    </EmptyState>
  )
}

/** The text for search results and link previews. */
function summaryOf({ name, earned }: Badges): string {
  if (earned.length === 0) return t('{name} has not earned a badge yet.', { name })
  return t(
    '{count, plural, one {{name} has earned a badge: {badges}.} other {{name} has earned {count} badges: {badges}.}}',
    { count: earned.length, name, badges: earned.map(badgeName).join(', ') },
  )
}
