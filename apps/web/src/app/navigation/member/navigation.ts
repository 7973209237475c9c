import { admit, type Gate } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { LogOut, type LucideIcon } from 'lucide-react'
import { routeExists } from '../../page/route-exists.ts'
import type { FrameUser } from '../../session/last-user.ts'
import { memberPrincipal } from '../../session/use-session.tsx'
import type { Audience, MemberEntries, NavigationEntry, Place } from '../entry.ts'

/** A link, or the logout entry (`to` undefined), for one member. */
export interface NavigationLink extends Pick<NavigationEntry, 'main' | 'beta' | 'also' | 'own' | 'bell' | 'menuOnly'> {
  readonly label: string
  readonly icon: LucideIcon
  readonly place: Place
  readonly to: string | undefined
  /** Unread messages; undefined for a link without a number. */
  readonly unread: number | undefined
}

const places = ['bar', 'explore', 'account'] as const
const account: Gate = { access: 'account' }
const auth: Gate = { access: 'auth' }

/** The gate of the bar's entries for each audience, unless an entry has its own. */
const barGates: Readonly<Record<Audience, Gate>> = {
  professional: { access: 'professional' },
  employer: { access: 'employer' },
  admin: account,
}

/**
 * Returns this member's links, in order: those with an existing page whose gate admits the member, then the log-out
 * entry.
 */
export function navigationOf(user: FrameUser, entries: MemberEntries): NavigationLink[] {
  const audience = audienceOf(user)
  const principal = memberPrincipal(user)
  const links = places.flatMap((place) =>
    (entries[audience][place] ?? [])
      .filter(({ route }) => routeExists(route))
      .filter(({ gate = place === 'bar' ? barGates[audience] : auth, keeps }) => {
        return admit(principal, keeps?.(user) ? auth : gate) === 'allowed'
      })
      .map((entry) => linkOf(entry, place, user)),
  )
  return admit(principal, account) === 'allowed' ? [...links, logOutLink(audience)] : links
}

function linkOf(entry: NavigationEntry, place: Place, user: FrameUser): NavigationLink {
  const { gate: _gate, keeps: _keeps, route, to = route.replace(':profile', user.slug), unread, ...rest } = entry
  return { ...rest, label: t(rest.label), place, to, unread: unread && user.missedMessages }
}

/** Returns the log-out entry. Admins have no menu, so theirs is in the bar. */
function logOutLink(audience: Audience): NavigationLink {
  const link = { icon: LogOut, to: undefined, unread: undefined }
  return audience === 'admin'
    ? { ...link, label: t('LOG OUT'), place: 'bar', main: true }
    : { ...link, label: t('Logout'), place: 'account' }
}

/** Returns the links that a phone shows at the bottom: at most five, main ones preferred, in the bar's order. */
export function bottomLinks(links: readonly NavigationLink[]): NavigationLink[] {
  const bar = links.filter(({ place }) => place === 'bar')
  const bottomLinkSet = new Set([...bar.filter(({ main }) => main), ...bar.filter(({ main }) => !main)].slice(0, 5))
  return bar.filter((link) => bottomLinkSet.has(link))
}

/**
 * Returns the address of the member's own page. Undefined for admins, who have none, for suspended members, who can't
 * open theirs, and while the route doesn't exist.
 */
export function profilePath(links: readonly NavigationLink[]): string | undefined {
  return links.find(({ own }) => own)?.to
}

/**
 * The display name of the logged-in account: a professional's full name, an employer's company (section 5 of the
 * specification names accounts without one).
 */
export function memberName({ role, firstName, lastName, companyName }: FrameUser): string {
  const name = role === 'employer' ? companyName : firstName && `${firstName} ${lastName}`
  return name?.trim() || t('Unidentified Unicorn')
}

function audienceOf(user: FrameUser): Audience {
  return user.role === 'professional' || user.role === 'employer' ? user.role : 'admin'
}
