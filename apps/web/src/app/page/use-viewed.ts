import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { EVERYONE, isNotThere } from '../base/per-member.ts'
import { useCurrentUser } from '../session/use-session.tsx'

interface Viewed<T> {
  /** As this member sees it, or until that is known as everyone does; undefined while it is loaded. */
  readonly shown: T | undefined
  /** As everyone sees it. */
  readonly everyone: T | undefined
  /** As this member sees it; undefined for guests, and until it is known. */
  readonly known: T | undefined
  /** Guests see it, this member does not: one of the two has blocked the other. The page is then that of a 404. */
  readonly hidden: boolean
}

/**
 * What a public page is about. The page comes as everyone sees it; a member's browser asks once more when it knows who is
 * here. `queryOf` is given whom it asks for; a query that is marked `perMember` needs not look at that.
 */
export function useViewed<T, K extends QueryKey>(
  queryOf: (viewer: string) => UseQueryOptions<T, Error, T, K>,
): Viewed<T> {
  const member = useCurrentUser()
  const { data: everyone } = useQuery(queryOf(EVERYONE))
  const { data, error } = useQuery({ ...queryOf(member?._id ?? EVERYONE), enabled: member !== undefined })
  const known = member === undefined ? undefined : data
  return { shown: known ?? everyone, everyone, known, hidden: isNotThere(error) }
}
