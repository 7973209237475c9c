import type { Deed } from '@rise/contract/connections/shapes'
import { Fragment } from 'react'
import { TextLink } from '../../ui/base/link.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberLink, MemberPicture } from './cards/member-item.tsx'
import { memberName, memberPath } from './cards/member-name.ts'
import { useDeedWords } from './deed-words.ts'

/** A member's activity of one kind on a day. Of several, it names the latest: "Ana answered Why? and 2 others". */
export function DeedLine({ deed }: { deed: Deed }) {
  return (
    <div className="flex items-start gap-3">
      <MemberPicture member={deed.member} />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          <MemberLink member={deed.member} />
        </span>{' '}
        <DeedText deed={deed} />
        <RelativeTime date={deed.at} className="block text-small text-subtle" />
      </p>
    </div>
  )
}
/** The number at which the server stops counting. */
const MAX_COUNTED = 100

function numberOf(times: number, less = 0): string {
  return times < MAX_COUNTED ? String(times - less) : `${times - less}+`
}

function DeedText({ deed: { did, followed, thing, times, member } }: { deed: Deed }) {
  const words = useDeedWords()
  if (did === 'joined') return 'joined'
  if (did === 'followed') {
    return followed.length > 0 ? <FollowedMembers followed={followed} times={times} /> : null
  }
  const { verb, one, many } = words[did]
  if (thing) {
    return (
      <>
        {verb} <TextLink to={thing.path}>{thing.title}</TextLink>
        {andOthers(times)}
      </>
    )
  }
  const textWithoutTitle = `${verb.split(' ', 1)[0]} ${times === 1 ? one : `${numberOf(times)} ${many}`}`
  const path = memberPath(member)
  return path ? (
    <TextLink to={path} aria-label={`${textWithoutTitle}: ${memberName(member)}`}>
      {textWithoutTitle}
    </TextLink>
  ) : (
    textWithoutTitle
  )
}

/** "followed Ana, Ben and Cleo", "followed Ana, Ben, Cleo and 4 others". */
function FollowedMembers({ followed, times }: Pick<Deed, 'followed' | 'times'>) {
  const otherCountText = andOthers(times, followed.length)
  return (
    <>
      followed{' '}
      {followed.map((member, index) => (
        <Fragment key={member._id}>
          {index === 0 ? '' : index === followed.length - 1 && !otherCountText ? ' and ' : ', '}
          <MemberLink member={member} />
        </Fragment>
      ))}
      {otherCountText}
    </>
  )
}

/** Returns how many activities or members are not named, in words: " and 2 others". */
function andOthers(times: number, named = 1): string {
  if (times <= named) return ''
  return times - named === 1 ? ' and one other' : ` and ${numberOf(times, named)} others`
}
