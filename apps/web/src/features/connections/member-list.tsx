import type { MemberCard } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { pagesOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { focusHeading } from '../../app/page/focus-heading.ts'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { MemberItem } from './cards/member-item.tsx'
import type { ConnectionList, MemberRole } from './cards/queries.ts'
import { LoadingPart } from './loading-part.tsx'

interface Props {
  list: ConnectionList
  /** "Followers". */
  label: string
  /** The title of its failure: "Couldn’t load followers". */
  failed: string
  /** Limits the list to members of this role. */
  of?: MemberRole
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Renders a member; by default with the possible actions. */
  item?: (member: MemberCard) => ReactNode
  /** Whether a box surrounds the list, so that only its content is inset. */
  boxed?: boolean
}

/** Members with a tie to the viewer, newest first; more on request. */
export function MemberList({ list, label, failed, of, empty, item, boxed = false }: Props) {
  const query = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/connections', { query: { list, role: of } }))
  useFocusAfterRemoval(query.data?.pages.reduce((count, { items }) => count + items.length, 0) ?? 0)
  const show = item ?? ((member: MemberCard) => <MemberItem member={member} follower={list === 'followers'} />)
  return (
    <LoadingPart query={query} label={label} failed={failed}>
      {({ pages }) => {
        const members = pages.flatMap(({ items }) => items)
        if (members.length === 0) return empty
        return (
          <div className="flex flex-col items-start gap-4">
            <ul aria-label={label} className="flex w-full flex-col divide-y divide-line">
              {members.map((member) => (
                <li key={member._id} className={cx('py-3', boxed && 'px-4')}>
                  {show(member)}
                </li>
              ))}
            </ul>
            {query.hasNextPage ? (
              <Button
                className={cx('mb-3', boxed && 'ms-4')}
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('Load more')}
              </Button>
            ) : null}
          </div>
        )
      }}
    </LoadingPart>
  )
}

/** Moves the focus to the page's heading when a member with the focus is removed from a list of `count` members. */
function useFocusAfterRemoval(count: number): void {
  const previousCount = useRef(count)
  useEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) focusHeading()
    previousCount.current = count
  }, [count])
}
