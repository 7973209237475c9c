import type { FeedTab } from '@rise/contract/feed/kinds'
import type { FeedStretch } from '@rise/contract/feed/shapes'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ChipLink, RemovableChip } from '../../ui/base/chip.tsx'
import { type FeedView, feedHref } from './posts/feed-address.ts'

const names: Readonly<Record<FeedTab, string>> = {
  'for-you': 'For you',
  following: 'Following',
  newest: 'Newest',
  saved: 'Saved',
}

interface Props {
  readonly view: FeedView
  /** What the list shows, once it is there. */
  readonly shown: Pick<FeedStretch, 'tab' | 'forYou'> | undefined
}

/** The parts of the feed, each with an address of its own. Admins, who act for no one, follow and save nothing. */
export function FeedTabs({ view: { tab, tag }, shown }: Props) {
  const role = useCurrentUser()?.role
  const isMember = role === 'professional' || role === 'employer'
  const present = tab ?? shown?.tab ?? (tag === undefined ? 'for-you' : 'newest')
  const offered = (Object.keys(names) as FeedTab[]).filter((each) => {
    if (each === 'for-you') return shown?.forYou ?? true
    return isMember || each === 'newest'
  })
  return (
    <nav aria-label="Parts of the feed" className="flex flex-wrap items-center gap-2">
      {offered.map((each) => (
        <ChipLink
          key={each}
          to={feedHref({ tab: isUsual(each, tag) ? undefined : each, tag })}
          selected={each === present}
        >
          {names[each]}
        </ChipLink>
      ))}
      {tag === undefined ? null : (
        <RemovableChip to={feedHref({ tab, tag: undefined })} noun="hashtag">{`#${tag}`}</RemovableChip>
      )}
    </nav>
  )
}

/** All posts of a hashtag, and without one For you, need no tab in the address. */
function isUsual(tab: FeedTab, tag: string | undefined): boolean {
  return tab === (tag === undefined ? 'for-you' : 'newest')
}
