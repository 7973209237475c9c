import { isAdmin, type Principal } from '@rise/contract/policy'

/** A placeholder host, which no address of this site has. */
const BASE = 'http://site.invalid'
// Browsers drop some control characters from addresses, and read a backslash as a slash.
const misleadingCharacters = /[\\\p{Cc}]/u

// The frame's own destinations (sections 2, 4 and 6). Every other address belongs to its feature.

/** The community, open to every role: members land there, and are redirected there from pages that are not for them. */
export const FEED = '/feed'
export const ADMIN = '/admin'
export const LOGIN = '/login'
export const SETTINGS = '/settings'
/** The page where plans are compared and bought. */
export const PLANS = '/purchase'
/** The list of jobs. Its own search field replaces the header's search without scripts; error pages link to it. */
export const JOBS = '/jobs'
/** The first page of a professional who has just signed up. */
export const WELCOME = '/professional/onboarding'

/** Returns the address where a member lands (section 4). */
export function homeOf(principal: Principal): string {
  return isAdmin(principal) ? ADMIN : FEED
}

/**
 * Returns the address of the login page with `from` as the return address. If `from` is the login page itself, keeps
 * the return address that it already has.
 */
export function loginHref(from: string): string {
  const next =
    safeNext(from) ?? safeNext(/^\/login\/?\?/i.test(from) ? new URL(from, BASE).searchParams.get('next') : null)
  return next === undefined || next === '/' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(next)}`
}

/** Returns the address of the sign-up on the login page, with the same return address as `loginHref`. */
export function joinHref(from: string): string {
  const href = loginHref(from)
  return `${href}${href.includes('?') ? '&' : '?'}portal=professionals&mode=signup`
}

/**
 * Returns the value of `?next=` if it is an address of this site: path, query and hash. Undefined for anything else,
 * and for the login page itself.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || misleadingCharacters.test(next)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(next, BASE)
    if (origin !== BASE || pathname.startsWith('//') || /^\/login\/?$/i.test(pathname)) return undefined
    return pathname + search + hash
  } catch {
    return undefined
  }
}
