import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { EmailThing } from '../../platform/mail/email-content.ts'
import { nameToShow } from '../../platform/mail/email-text.ts'
import { memberCards } from './member-cards.ts'
import { notMuted } from './not-blocked.ts'

/** The number of the viewer's newest follows to consider, whatever the number of them. */
const MOST_FOLLOWED = 50
const MOST_NAMED = 2

/**
 * Returns a line about the followers of a member whom the viewer also follows: "Followed by Ana and 2 others you
 * follow". The array has at most two of their names; `others` is the number of further ones. Undefined without a name.
 */
export function followedByWords([first, second]: readonly string[], others: number): string | undefined {
  if (first === undefined) return undefined
  const more = others + (second === undefined ? 0 : 1)
  if (more === 0) return t('Followed by {first}', { first })
  if (more === 1 && second !== undefined) return t('Followed by {first} and {second}', { first, second })
  return t(
    '{more, plural, one {Followed by {first} and # other you follow} other {Followed by {first} and # others you follow}}',
    { first, more },
  )
}

interface Pair {
  readonly db: Database
  /** The reader. */
  readonly memberId: string
  /** The actor that the email is about. */
  readonly aboutId?: string | undefined
}

/** Returns the line that an email about a member adds below the headline: followers that the reader also follows. */
export async function followedByThings({ db, memberId, aboutId }: Pair): Promise<EmailThing[]> {
  if (aboutId === undefined) return []
  const rows = await memberCards(db, memberId)
    .where(
      sql<boolean>`actor.id in (
        select friend.followed_id
        from (
          select followed_id from follow where follower_id = ${memberId}
          order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
        ) as friend
        where exists (select from follow where follower_id = friend.followed_id and followed_id = ${aboutId}))`,
    )
    .where(notMuted(memberId, 'actor.id'))
    .orderBy('actor.id')
    .execute()
  const names = rows.flatMap(({ company_name, first_name }) => nameToShow(company_name ?? first_name ?? '') ?? [])
  const words = followedByWords(names.slice(0, MOST_NAMED), rows.length - Math.min(names.length, MOST_NAMED))
  return words === undefined ? [] : [{ lines: [words] }]
}
