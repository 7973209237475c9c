import { admit, type Gate } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { routeExists } from '../../page/route-exists.ts'
import type { Session } from '../../session/session-store.ts'
import { principalOf } from '../../session/use-session.tsx'
import { type GuestIcon, guestLinks } from '../guest-links.ts'

type Audience = 'professional' | 'employer' | 'admin'

export type NavigationIcon =
  | GuestIcon
  | 'smart-apply'
  | 'copilot'
  | 'community'
  | 'jobs'
  | 'headlines'
  | 'talk'
  | 'missions'
  | 'connections'
  | 'convos'
  | 'profile'
  | 'purchase'
  | 'settings'
  | 'notifications'
  | 'bug'
  | 'logout'
  | 'admin'

interface Entry {
  readonly label: string
  readonly icon: NavigationIcon
  /**
   * The page's path in the route table; a link without an existing page is hidden. Without a path, the entry logs out.
   */
  readonly route?: string
  readonly gate: Gate
  /** Whether the member has something there that stays open when the plan ends. */
  readonly keeps?: (user: CurrentUser) => boolean
  readonly audience: Audience
  /** In the bar and the sidebar, in the avatar's menu, or above the latter if the bar has no room. */
  readonly place: 'bar' | 'explore' | 'account'
  /** Whether it is one of the four or five that phones show at the bottom. */
  readonly main?: true
  readonly beta?: true
  /** Whether it shows the number of unread messages. */
  readonly unread?: true
  /** Paths of further pages that it stands for. */
  readonly also?: RegExp
  /** The address, if it is more than the route with the member's slug. */
  readonly to?: string
}

/** A link, or the logout entry (`to` undefined), for one visitor. */
export interface NavigationLink extends Pick<Entry, 'icon' | 'place' | 'main' | 'beta' | 'also'> {
  readonly label: string
  readonly to: string | undefined
  /** Unread messages; undefined for a link without a number. */
  readonly unread: number | undefined
}

// The id under which the platform's support account answers.
const reportBug = '/convos?id=support&role=company'

const professional = { gate: { access: 'professional' }, audience: 'professional', place: 'bar' } as const
const employer = { gate: { access: 'employer' }, audience: 'employer', place: 'bar', main: true } as const
const admin = { gate: { access: 'account' }, audience: 'admin', place: 'bar', main: true } as const
const connected = { access: 'connected' } as const
const auth = { access: 'auth' } as const
const pastConvos = { keeps: ({ hasConvos }: CurrentUser) => hasConvos }

/** Pages about the member's own story whose addresses name no one. */
const ownPages = /^\/professional\/(?:edit|edit-[a-z-]+|portfolio|preview|viewers)(?:\/|$)/

function accountEntries(audience: Audience): Entry[] {
  const account = { audience, gate: auth, place: 'account' } as const
  const explore = { audience, gate: auth, place: 'explore' } as const
  const community = audience === 'employer' ? '/company/community' : '/professional/community'
  const missions = audience === 'employer' ? '/company/missions' : '/missions'
  const ownJobs = { ...explore, label: 'Your jobs', icon: 'jobs', route: '/professional/jobs' } as const
  return [
    { ...explore, label: 'Your community', icon: 'community', route: community },
    ...(audience === 'professional' ? [ownJobs] : []),
    { ...explore, label: 'Companies', icon: 'companies', route: '/companies' },
    { ...explore, label: 'Real talk', icon: 'talk', route: '/real-talk' },
    { ...explore, label: 'Missions', icon: 'missions', route: missions },
    { ...account, label: 'Purchase', icon: 'purchase', route: '/purchase' },
    { ...account, label: 'Settings', icon: 'settings', route: '/settings' },
    { ...account, label: 'Notifications', icon: 'notifications', route: '/notifications' },
    { ...account, label: 'Report Bug', icon: 'bug', route: '/convos', to: reportBug },
    { ...account, label: 'Logout', icon: 'logout', gate: { access: 'account' } },
  ]
}

/** Every link of the members' frame, in order (section 2, "Navigation"). */
const entries: readonly Entry[] = [
  { ...professional, label: 'SmartApply', icon: 'smart-apply', route: '/smart-apply', beta: true },
  { ...professional, label: 'Copilot', icon: 'copilot', route: '/copilot' },
  { ...professional, label: 'Community', icon: 'community', route: '/feed', main: true },
  { ...professional, label: 'Jobs', icon: 'jobs', route: '/jobs', main: true },
  { ...professional, label: 'Headlines', icon: 'headlines', route: '/headlines', main: true },
  { ...professional, label: 'Connections', icon: 'connections', route: '/professionals', main: true },
  { ...professional, label: 'Convos', icon: 'convos', route: '/convos', main: true, unread: true },
  { ...professional, label: 'My Story', icon: 'profile', route: '/professional/:profile', also: ownPages },
  ...accountEntries('professional'),

  { ...employer, label: 'Community', icon: 'community', route: '/feed' },
  { ...employer, label: 'Jobs', icon: 'jobs', route: '/company/jobs' },
  { ...employer, label: 'Connections', icon: 'connections', route: '/professionals', gate: connected },
  { ...employer, ...pastConvos, label: 'Convos', icon: 'convos', route: '/convos', gate: connected, unread: true },
  { ...employer, label: 'My Company', icon: 'companies', route: '/company/:profile' },
  ...accountEntries('employer'),

  { ...admin, label: 'BACK TO ADMIN PANEL', icon: 'admin', route: '/admin', gate: { access: 'admin' } },
  { ...admin, label: 'LOG OUT', icon: 'logout' },
]

/** Returns this visitor's links, in order: those with an existing page whose gate admits the visitor. */
export function navigationOf(session: Session, productName: string): NavigationLink[] {
  if (session.status !== 'member') {
    return guestLinks(productName).map((link) => ({ ...link, place: 'bar', main: true, unread: undefined }))
  }
  const { user } = session
  const principal = principalOf(session)
  return entries
    .filter(({ audience }) => audience === audienceOf(user))
    .filter(({ route }) => route === undefined || routeExists(route))
    .filter(({ gate, keeps }) => admit(principal, keeps?.(user) ? auth : gate) === 'allowed')
    .map((entry) => ({
      icon: entry.icon,
      place: entry.place,
      ...(entry.main && { main: entry.main }),
      ...(entry.beta && { beta: entry.beta }),
      ...(entry.also && { also: entry.also }),
      label: entry.label,
      to: entry.to ?? entry.route?.replace(':profile', user.slug),
      unread: entry.unread && user.missedMessages,
    }))
}

/** Returns the links that a phone shows at the bottom: at most five, main ones preferred, in the bar's order. */
export function bottomLinks(links: readonly NavigationLink[]): NavigationLink[] {
  const bar = links.filter(({ place }) => place === 'bar')
  const kept = new Set([...bar.filter(({ main }) => main), ...bar.filter(({ main }) => !main)].slice(0, 5))
  return bar.filter((link) => kept.has(link))
}

/**
 * Returns the address of the member's own page; undefined for admins, who have none, for suspended members, who can't
 * open it, and while that page does not exist.
 */
export function profilePath({ role, slug, standing }: CurrentUser): string | undefined {
  if (standing === 'suspended') return undefined
  const base = role === 'professional' ? '/professional' : role === 'employer' ? '/company' : undefined
  return base && slug && routeExists(`${base}/:profile`) ? `${base}/${slug}` : undefined
}

/**
 * The display name of the logged-in account: a professional's full name, an employer's company (section 5 names
 * accounts without one).
 */
export function memberName({ role, firstName, lastName, companyName }: CurrentUser): string {
  const name = role === 'employer' ? companyName : firstName && `${firstName} ${lastName}`
  return name?.trim() || 'Unidentified Unicorn'
}

function audienceOf(user: CurrentUser): Audience {
  return user.role === 'professional' || user.role === 'employer' ? user.role : 'admin'
}
