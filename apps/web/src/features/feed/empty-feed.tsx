import type { FeedTab } from '@rise/contract/feed/kinds'
import { t } from '@rise/texts'
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
        title={t('No posts with {hashtag}', { hashtag: `#${tag}` })}
        action={<ButtonLink to={feedHref({ tab: 'newest', tag: undefined })}>{t('See all posts')}</ButtonLink>}
      >
        {t('Posts with this hashtag will appear here.')}
      </EmptyState>
    )
  }
  if (tab === 'following') {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No posts here yet')}
        action={
          canSeePeople ? (
            <ButtonLink to="/professionals">{t('Find people')}</ButtonLink>
          ) : (
            <ButtonLink to="/companies">{t('See companies')}</ButtonLink>
          )
        }
      >
        {t('Posts by people and companies you follow will appear here, along with your own.')}
      </EmptyState>
    )
  }
  if (tab === 'saved') {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No saved posts yet')}
        action={<ButtonLink to={feedHref({ tab: 'newest', tag: undefined })}>{t('See all posts')}</ButtonLink>}
      >
        {t('Save a post to read it later. Only you see this list.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No posts yet')}
      action={<ButtonLink to="/real-talk">{t('See questions')}</ButtonLink>}
    >
      {t('Be the first: say hello, and tell people what you do.')}
    </EmptyState>
  )
}
