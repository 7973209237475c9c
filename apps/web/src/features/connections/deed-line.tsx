import type { Deed } from '@rise/contract/connections/shapes'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
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
  const name = (
    <span className="font-semibold">
      <MemberLink member={member} />
    </span>
  )
  if (did === 'joined') return rich('{member} joined', { member: name })
  if (did === 'followed') return followedText(name, followed, times)
  const { named, counted } = words[did]
  if (thing) {
    const link = <TextLink to={thing.path}>{thing.title}</TextLink>
    return named({ member: name, thing: link, others: Math.max(0, times - 1), more: numberOf(times, 1) })
  }
  const textWithoutTitle = counted({ times, count: numberOf(times) })
  const path = memberPath(member)
  return (
    <>
      {name}{' '}
      {path ? (
        <TextLink to={path} aria-label={`${textWithoutTitle}: ${memberName(member)}`}>
          {textWithoutTitle}
        </TextLink>
      ) : (
        textWithoutTitle
      )}
    </>
  )
}

/** Returns "Bob followed Ana, Ben and Cleo", or "Bob followed Ana, Ben, Cleo and 4 others". The server names up to three. */
function followedText(member: ReactNode, followed: Deed['followed'], times: number): ReactNode {
  const shown = followed.length
  if (shown === 0) return member
  const [first, second, third] = followed.map((one) => <MemberLink key={one._id} member={one} />)
  const others = Math.max(0, times - shown)
  return rich(
    '{others, plural, =0 {{shown, select, 1 {{member} followed {first}} 2 {{member} followed {first} and {second}} other {{member} followed {first}, {second} and {third}}}} one {{shown, select, 1 {{member} followed {first} and one other} 2 {{member} followed {first}, {second} and one other} other {{member} followed {first}, {second}, {third} and one other}}} other {{shown, select, 1 {{member} followed {first} and {more} others} 2 {{member} followed {first}, {second} and {more} others} other {{member} followed {first}, {second}, {third} and {more} others}}}}',
    { others, shown, member, first, second, third, more: numberOf(times, shown) },
  )
}
