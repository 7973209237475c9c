import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { isNotFound } from '../base/api.ts'
import { separateBy } from '../base/query.ts'
import { useCurrentUser } from '../session/use-session.tsx'

const EVERYONE = 'everyone'

interface ViewedSubject<T> {
  /** The member's view once it is known, the public view until then. Undefined while loading. */
  readonly shown: T | undefined
  /** The public view. */
  readonly everyone: T | undefined
  /** The member's view; undefined for guests, and until it is known. */
  readonly known: T | undefined
  /** Whether this member can't see the subject, although guests may, because of a block. The page is then a 404. */
  readonly hidden: boolean
}

/** Returns the query of the public view, for the loader of a page with `useViewed`. */
export function forEveryone<O extends { readonly queryKey: QueryKey }>(query: O) {
  return separateBy(query, EVERYONE)
}

/** Whether a query is the one for the public view, by its key. */
export function isForEveryone(queryKey: QueryKey): boolean {
  return queryKey.at(-1) === EVERYONE
}

/**
 * Loads the subject of a public page whose view for a member may differ from everyone's. The server renders everyone's
 * view (`forEveryone` in the loader), and a member's browser fetches the member's view as well.
 */
export function useViewed<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>): ViewedSubject<T> {
  const member = useCurrentUser()
  const { data: everyone } = useQuery(forEveryone(query))
  const { data, error } = useQuery({ ...separateBy(query, member?._id ?? EVERYONE), enabled: member !== undefined })
  const memberView = member === undefined ? undefined : data
  return { shown: memberView ?? everyone, everyone, known: memberView, hidden: isNotFound(error) }
}
