import type { CaseCard as Case } from '@rise/contract/portfolio/shapes'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { CoverTile } from '../../ui/marks/cover-tile.tsx'
import { type CaseOwner, casePath } from './case-address.ts'

/** A case in a list, linked under its author's address. */
export function CaseCard({
  author,
  portfolioCase,
  heading: Heading = 'h3',
  lone = false,
}: {
  author: CaseOwner
  portfolioCase: Case
  heading?: 'h2' | 'h3'
  /**
   * Whether it is alone in its section: then it has the full width, with its cover next to the text where there is
   * room.
   */
  lone?: boolean
}) {
  const { slug, title, summary, role, cover } = portfolioCase
  return (
    <Card as="article" className={cx('flex h-full flex-col gap-3', lone && 'sm:flex-row sm:items-center sm:gap-6')}>
      <div className={cx(lone && 'sm:w-1/2 sm:shrink-0')}>
        <CoverTile cover={cover} />
      </div>
      <div className="min-w-0">
        <Heading className="text-body wrap-anywhere">
          <CardLink to={casePath(author, slug)}>{title}</CardLink>
        </Heading>
        {role ? <p className="mt-1 text-small font-medium text-muted wrap-anywhere">{role}</p> : null}
        {summary ? <p className="mt-1 text-small text-muted wrap-anywhere">{summary}</p> : null}
      </div>
    </Card>
  )
}
