import { badgeName } from '@rise/contract/catalogs/badges/words'
import type { EarnedBadge } from '@rise/contract/catalogs/shapes'
import type { Company } from '@rise/contract/companies/shapes'
import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useId } from 'react'
import { TextLink } from '../../ui/base/link.tsx'
import { Medallion } from './medallion.tsx'
import { type BadgeOwner, badgesHref } from './queries.ts'

/** The number of badges shown: one row. */
const SHOWN_COUNT = 3

interface Props {
  readonly of: BadgeOwner
  /** The owner's slug. */
  readonly slug: string
  /** Newest first. */
  readonly badges: readonly EarnedBadge[]
}

/** The newest badges next to a story or a company's page, with a link to all. Renders nothing without badges. */
function BadgesSection({ of, slug, badges }: Props) {
  const id = useId()
  if (badges.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-body">
        {t('Badges')}
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-x-2 gap-y-4">
        {badges.slice(0, SHOWN_COUNT).map((badge) => (
          <li key={badge.slug} className="flex min-w-0 flex-col items-center gap-1 text-center">
            <Medallion badge={badge} />
            <span className="max-w-full text-small font-medium wrap-anywhere">{badgeName(badge)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small">
        <TextLink to={badgesHref(of, slug)}>
          {badges.length === 1 ? t('About this badge') : t('All {count} badges', { count: badges.length })}
        </TextLink>
      </p>
    </section>
  )
}

/** The newest badges of a professional, next to their story. */
export function StoryBadges({ story: { slug, badges } }: { story: Pick<Story, 'slug' | 'badges'> }) {
  return <BadgesSection of="professional" slug={slug} badges={badges} />
}

/** The newest badges of a company, next to its page. */
export function CompanyBadges({ company: { slug, badges } }: { company: Pick<Company, 'slug' | 'badges'> }) {
  return <BadgesSection of="company" slug={slug} badges={badges} />
}
