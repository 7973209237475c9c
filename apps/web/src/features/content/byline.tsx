import type { MemberCard } from '@rise/contract/connections/shapes'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberLink, MemberPicture } from '../connections/index.ts'

interface Props {
  readonly author: MemberCard
  readonly at: string
  readonly changedAt: string | null
}

/** The author, what they do, and the date. */
export function Byline({ author, at, changedAt }: Props) {
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <MemberPicture member={author} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <MemberLink member={author} />
        </p>
        <p className="text-small text-subtle">
          {author.headline ? <span className="line-clamp-2 text-muted wrap-anywhere">{author.headline}</span> : null}
          <RelativeTime date={at} />
          {changedAt ? ', edited' : null}
        </p>
      </div>
    </div>
  )
}
