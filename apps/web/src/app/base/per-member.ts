import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/**
 * Marks a query of a public page whose answer depends on who asks: a block hides two members from each other. Pages come
 * as everybody sees them, so a member's browser asks for these once more when it knows who is here.
 */
export const perMember = { meta: { perMember: true } } as const

/** Pages are rendered for everybody; what one member sees beyond that is asked for once it is known who looks. */
export const EVERYONE = 'everyone'

/** Asks again for what depends on who asks. */
export function askAgainAsMember(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.perMember === true })
}

/** Whether what was there for everybody is not there for the member who asks. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
