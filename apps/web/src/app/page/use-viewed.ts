import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { EVERYONE, isNotThere } from '../base/per-member.ts'
import { useCurrentUser } from '../session/use-session.tsx'

interface Viewed<T> {
  /** As this member sees it, or, until that is known, as everyone does; undefined while loading. */
  readonly shown: T | undefined
  /** As everyone sees it. */
  readonly everyone: T | undefined
  /** As this member sees it; undefined for guests, and until it is known. */
  readonly known: T | undefined
  /** Whether guests see it but this member does not, because of a block. The page is then a 404. */
  readonly hidden: boolean
}

/**
 * Loads the subject of a public page. The page arrives as everyone sees it; a member's browser fetches it again once it
 * knows the member. `queryOf` receives the viewer; a query marked `perMember` may ignore it.
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
