import type { FeedTab } from '@rise/contract/feed/kinds'
import { useVerdict } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { feedHref } from './posts/feed-address.ts'

/** Replaces an empty part of the feed: says what it will contain, and offers the first step towards that. */
export function EmptyFeed({ tab, tag }: { tab: FeedTab; tag: string | undefined }) {
  const canSeePeople = useVerdict({ access: 'connected' }) === 'allowed'
  if (tag !== undefined) {
    return (
      <EmptyState
        kind="no-match"
        title={`No posts with #${tag}`}
        action={<ButtonLink to={feedHref({ tab: 'newest', tag: undefined })}>See all posts</ButtonLink>}
      >
        Posts with this hashtag will appear here.
      </EmptyState>
    )
  }
  if (tab === 'following') {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No posts here yet"
        action={
          canSeePeople ? (
            <ButtonLink to="/professionals">Find people</ButtonLink>
          ) : (
            <ButtonLink to="/companies">See companies</ButtonLink>
          )
        }
      >
        Posts by people and companies you follow will appear here, along with your own.
      </EmptyState>
    )
  }
  if (tab === 'saved') {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No saved posts yet"
        action={<ButtonLink to={feedHref({ tab: 'newest', tag: undefined })}>See all posts</ButtonLink>}
      >
        Save a post to read it later. Only you see this list.
      </EmptyState>
    )
  }
  return (
    <EmptyState kind="nothing-yet" title="No posts yet" action={<ButtonLink to="/real-talk">See questions</ButtonLink>}>
      Be the first: say hello, and tell people what you do.
    </EmptyState>
  )
}
