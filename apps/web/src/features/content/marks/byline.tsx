import type { MemberCard } from '@rise/contract/connections/shapes'
import { rich } from '@rise/texts/rich'
import { useSettings } from '../../../app/base/settings.tsx'
import { BrandMark } from '../../../ui/base/brand-logo.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MemberLink, MemberPicture } from '../../connections/index.ts'

interface Props {
  /** Null: the site itself. */
  readonly author: MemberCard | null
  readonly at: string
  readonly changedAt: string | null
}

/** The author, their headline, and the date. */
export function Byline({ author, at, changedAt }: Props) {
  const { productName } = useSettings()
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      {author ? <MemberPicture member={author} /> : <BrandMark size={40} />}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{author ? <MemberLink member={author} /> : productName}</p>
        <p className="text-small text-subtle">
          {author?.headline ? <span className="line-clamp-2 text-muted wrap-anywhere">{author.headline}</span> : null}
          {changedAt ? rich('{when}, edited', { when: <RelativeTime date={at} /> }) : <RelativeTime date={at} />}
        </p>
      </div>
    </div>
  )
}
