import type { FeedTab } from '@rise/contract/feed/kinds'
import type { FeedCursorPage } from '@rise/contract/feed/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ChipLink, RemovableChip } from '../../ui/base/chip.tsx'
import { type FeedView, feedHref } from './posts/feed-address.ts'

const names: Readonly<Record<FeedTab, Message>> = {
  'for-you': msg('For you'),
  following: msg('Following', 'posts of members whom you follow'),
  newest: msg('Newest'),
  saved: msg('Saved', 'posts'),
}

interface Props {
  readonly view: FeedView
  /** The list's own data, once it is loaded. */
  readonly shown: Pick<FeedCursorPage, 'tab' | 'forYou'> | undefined
}

/** The parts of the feed, each with its own address. Admins, who follow and save nothing, get fewer parts. */
export function FeedTabs({ view: { tab, tag }, shown }: Props) {
  const role = useCurrentUser()?.role
  const isMember = role === 'professional' || role === 'employer'
  const selectedTab = tab ?? shown?.tab ?? (tag === undefined ? 'for-you' : 'newest')
  const shownTabs = (Object.keys(names) as FeedTab[]).filter((each) => {
    if (each === 'for-you') return shown?.forYou ?? true
    return isMember || each === 'newest'
  })
  return (
    <nav aria-label={t('Parts of the feed')} className="flex flex-wrap items-center gap-2">
      {shownTabs.map((each) => (
        <ChipLink
          key={each}
          to={feedHref({ tab: isUsual(each, tag) ? undefined : each, tag })}
          selected={each === selectedTab}
        >
          {t(names[each])}
        </ChipLink>
      ))}
      {tag === undefined ? null : (
        <RemovableChip
          to={feedHref({ tab, tag: undefined })}
          noun={t('hashtag', 'a noun, after “Remove”')}
        >{`#${tag}`}</RemovableChip>
      )}
    </nav>
  )
}

/** Whether the tab is the default, which needs no parameter in the address: Newest with a hashtag, For you without. */
function isUsual(tab: FeedTab, tag: string | undefined): boolean {
  return tab === (tag === undefined ? 'for-you' : 'newest')
}
