import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { EVERYBODY, isNotThere } from '../base/per-member.ts'
import { useCurrentUser } from '../session/use-session.tsx'

interface Viewed<T> {
  /** As this member sees it, or until that is known as everybody does; undefined while it is loaded. */
  readonly shown: T | undefined
  /** As everybody sees it. */
  readonly everybody: T | undefined
  /** As this member sees it; undefined for guests, and until it is known. */
  readonly known: T | undefined
  /** Guests see it, this member does not: one of the two has blocked the other. The page is then that of a 404. */
  readonly hidden: boolean
}

/**
 * What a public page is about. The page comes as everybody sees it; a member's browser asks once more when it knows who is
 * here. `queryOf` is given whom it asks for; a query that is marked `perMember` needs not look at that.
 */
export function useViewed<T, K extends QueryKey>(
  queryOf: (viewer: string) => UseQueryOptions<T, Error, T, K>,
): Viewed<T> {
  const member = useCurrentUser()
  const { data: everybody } = useQuery(queryOf(EVERYBODY))
  const { data, error } = useQuery({ ...queryOf(member?._id ?? EVERYBODY), enabled: member !== undefined })
  const known = member === undefined ? undefined : data
  return { shown: known ?? everybody, everybody, known, hidden: isNotThere(error) }
}
