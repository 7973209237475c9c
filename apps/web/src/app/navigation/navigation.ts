import { admit, type Gate } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { routeExists } from '../page/route-exists.ts'
import type { Session } from '../session/session-store.ts'
import { principalOf } from '../session/use-session.tsx'

type Audience = 'guest' | 'professional' | 'employer' | 'admin'

export type NavigationIcon =
  | 'smart-apply'
  | 'copilot'
  | 'community'
  | 'jobs'
  | 'headlines'
  | 'connections'
  | 'convos'
  | 'profile'
  | 'companies'
  | 'login'
  | 'home'
  | 'purchase'
  | 'settings'
  | 'notifications'
  | 'bug'
  | 'logout'
  | 'admin'

interface Entry {
  /** `{product}` stands for the product's name. */
  readonly label: string
  readonly icon: NavigationIcon
  /** The page's path in the route table; a link without its page is not shown. None: the entry logs out. */
  readonly route?: string
  /** The page that the link leads to until that one is there. */
  readonly standIn?: string
  readonly gate: Gate
  readonly audience: Audience
  /** The bar and the sidebar, or the menu behind the avatar. */
  readonly place: 'bar' | 'account'
  /** One of the four or five that phones show at the bottom. */
  readonly main?: true
  readonly beta?: true
  /** Carries the number of missed messages. */
  readonly unread?: true
  /** The address, where it is more than the route with the member's slug in it. */
  readonly to?: string
}

/** A link, or the way out (`to` undefined), as one visitor sees it. */
export interface NavigationLink extends Pick<Entry, 'icon' | 'place' | 'main' | 'beta'> {
  readonly label: string
  readonly to: string | undefined
  /** Unread conversations; undefined where the link carries no number. */
  readonly unread: number | undefined
}

// An account of the platform's support answers under this id.
const reportBug = '/convos?id=support&role=company'

const guest = { gate: { access: 'guest' }, audience: 'guest', place: 'bar', main: true } as const
const professional = { gate: { access: 'professional' }, audience: 'professional', place: 'bar' } as const
const employer = { gate: { access: 'employer' }, audience: 'employer', place: 'bar', main: true } as const
const admin = { gate: { access: 'account' }, audience: 'admin', place: 'bar', main: true } as const
const connected = { access: 'connected' } as const
const auth = { access: 'auth' } as const

function accountEntries(audience: Audience): Entry[] {
  const account = { audience, gate: auth, place: 'account' } as const
  return [
    { ...account, label: 'Purchase', icon: 'purchase', route: '/purchase' },
    { ...account, label: 'Settings', icon: 'settings', route: '/settings' },
    { ...account, label: 'Notifications', icon: 'notifications', route: '/notifications' },
    { ...account, label: 'Report Bug', icon: 'bug', route: '/convos', to: reportBug },
    { ...account, label: 'Logout', icon: 'logout', gate: { access: 'account' } },
  ]
}

/** Every link of the frame in its order, for every kind of visitor (section 2, "Navigation"). */
const entries: readonly Entry[] = [
  { ...guest, label: 'COMPANIES', icon: 'companies', route: '/companies' },
  { ...guest, label: 'LOGIN', icon: 'login', route: '/login' },
  { ...guest, label: '{product}', icon: 'home', route: '/' },

  { ...professional, label: 'SmartApply', icon: 'smart-apply', route: '/smart-apply', beta: true },
  { ...professional, label: 'Copilot', icon: 'copilot', route: '/copilot' },
  { ...professional, label: 'Community', icon: 'community', route: '/feed', main: true },
  { ...professional, label: 'Jobs', icon: 'jobs', route: '/jobs', main: true },
  { ...professional, label: 'Headlines', icon: 'headlines', route: '/headlines', main: true },
  { ...professional, label: 'Connections', icon: 'connections', route: '/professionals', main: true },
  { ...professional, label: 'Convos', icon: 'convos', route: '/convos', main: true, unread: true },
  { ...professional, label: 'My Story', icon: 'profile', route: '/professional/:profile' },
  ...accountEntries('professional'),

  { ...employer, label: 'Community', icon: 'community', route: '/feed' },
  { ...employer, label: 'Jobs', icon: 'jobs', route: '/company/jobs', standIn: '/company/:profile/edit/jobs' },
  { ...employer, label: 'Connections', icon: 'connections', route: '/professionals', gate: connected },
  { ...employer, label: 'Convos', icon: 'convos', route: '/convos', gate: connected, unread: true },
  { ...employer, label: 'My Company', icon: 'companies', route: '/company/:profile' },
  ...accountEntries('employer'),

  { ...admin, label: 'BACK TO ADMIN PANEL', icon: 'admin', route: '/admin', gate: { access: 'admin' } },
  { ...admin, label: 'LOG OUT', icon: 'logout' },
]

/** The links of this visitor, in order: those whose page exists and whose gate is open to them. */
export function navigationOf(session: Session, productName: string): NavigationLink[] {
  const user = session.status === 'member' ? session.user : undefined
  const principal = principalOf(session)
  return entries
    .filter(({ audience }) => audience === audienceOf(user))
    .map((entry) => ({ ...entry, ...builtRoute(entry) }))
    .filter(({ route }) => route === undefined || routeExists(route))
    .filter(({ gate }) => admit(principal, gate) === 'allowed')
    .map((entry) => ({
      icon: entry.icon,
      place: entry.place,
      ...(entry.main && { main: entry.main }),
      ...(entry.beta && { beta: entry.beta }),
      label: entry.label.replace('{product}', productName),
      to: entry.to ?? entry.route?.replace(':profile', user?.slug ?? ''),
      unread: entry.unread && user?.missedMessages,
    }))
}

function builtRoute({ route, standIn }: Entry): Pick<Entry, 'route'> {
  const isStoodInFor = route !== undefined && standIn !== undefined && !routeExists(route)
  return isStoodInFor ? { route: standIn } : {}
}

/** The links that a phone shows at the bottom: at most five, the main ones first to be kept, in the bar's order. */
export function bottomLinks(links: readonly NavigationLink[]): NavigationLink[] {
  const bar = links.filter(({ place }) => place === 'bar')
  const kept = new Set([...bar.filter(({ main }) => main), ...bar.filter(({ main }) => !main)].slice(0, 5))
  return bar.filter((link) => kept.has(link))
}

/**
 * Address of the member's own page; undefined for admins, who have none, for suspended members, to whom it is closed, and
 * while that page is not built.
 */
export function profilePath({ role, slug, standing }: CurrentUser): string | undefined {
  if (standing === 'suspended') return undefined
  const base = role === 'professional' ? '/professional' : role === 'employer' ? '/company' : undefined
  return base && slug && routeExists(`${base}/:profile`) ? `${base}/${slug}` : undefined
}

/** Who signed in, in words: a professional's two names, an employer's company (section 5 names who has none). */
export function memberName({ role, firstName, lastName, companyName }: CurrentUser): string {
  const name = role === 'employer' ? companyName : firstName && `${firstName} ${lastName}`
  return name?.trim() || 'Unidentified Unicorn'
}

function audienceOf(user: CurrentUser | undefined): Audience {
  if (!user) return 'guest'
  return user.role === 'professional' || user.role === 'employer' ? user.role : 'admin'
}
