import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/**
 * Marks a query of a public page whose answer depends on the viewer: a block hides two members from each other. Pages
 * arrive as everyone sees them, so a member's browser repeats these queries once it knows the member.
 */
export const perMember = { meta: { perMember: true } } as const

/** Pages are rendered for everyone; queries of this kind are fetched only once the viewer is known. */
export const EVERYONE = 'everyone'

/** Refetches the queries that depend on the viewer. */
export function askAgainAsMember(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.perMember === true })
}

/** Whether something public turned out to be hidden from this member. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
