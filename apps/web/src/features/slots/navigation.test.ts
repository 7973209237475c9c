import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  bottomLinks,
  memberName,
  type NavigationLink,
  navigationOf,
  profilePath,
} from '../../app/navigation/member/navigation.ts'
import { registerRoutes, routeExists } from '../../app/page/route-exists.ts'
import { userOf } from '../../app/visitor.factory.tsx'
import { memberEntries } from './member-navigation.tsx'

const allPaths = [
  ...['/', '/login', '/companies', '/smart-apply', '/copilot', '/feed', '/jobs', '/headlines', '/professionals'],
  ...['/convos', '/professional/:profile', '/company/jobs', '/company/:profile', '/admin', '/purchase', '/settings'],
  '/notifications',
]

const registerPaths = (paths: readonly string[]) => registerRoutes(paths.map((path) => ({ path })))

beforeEach(() => registerPaths(allPaths))
afterAll(() => registerPaths([]))

type User = ReturnType<typeof userOf>

const professional = userOf()
const employer = userOf({ role: 'employer', companyName: 'Lumenfield', slug: 'lumenfield' })
const proEmployer = userOf({ role: 'employer', companyName: 'Lumenfield', slug: 'lumenfield', paidPlan: 'Pro' })
const admin = userOf({ role: 'admin-support', slug: '' })

const linksOf = (user: User) => navigationOf(user, memberEntries)
const linkTexts = (links: readonly NavigationLink[]) => links.map(({ label, to }) => `${label} ${to ?? '(logs out)'}`)
const barOf = (user: User) => linksOf(user).filter(({ place }) => place === 'bar')
const accountOf = (user: User) => linksOf(user).filter(({ place }) => place === 'account')

test('a professional sees the eight links of the specification in its order', () => {
  expect(linkTexts(barOf(professional))).toEqual([
    'SmartApply /smart-apply',
    'Copilot /copilot',
    'Community /feed',
    'Jobs /jobs',
    'Headlines /headlines',
    'Connections /professionals',
    'Convos /convos',
    'My Story /professional/ada-lovelace',
  ])
})

test('only SmartApply is marked as beta, and only Convos has the unread number', () => {
  const links = barOf(userOf({ missedMessages: 12 }))
  expect(links.filter(({ beta }) => beta).map(({ label }) => label)).toEqual(['SmartApply'])
  expect(links.flatMap(({ label, unread }) => (unread === undefined ? [] : [`${label} ${unread}`]))).toEqual([
    'Convos 12',
  ])
})

test('an employer without a plan sees feed, jobs and the company; on Pro also connections and convos', () => {
  expect(linkTexts(barOf(employer))).toEqual([
    'Community /feed',
    'Jobs /company/jobs',
    'My Company /company/lumenfield',
  ])
  expect(linkTexts(barOf(proEmployer))).toEqual([
    'Community /feed',
    'Jobs /company/jobs',
    'Connections /professionals',
    'Convos /convos',
    'My Company /company/lumenfield',
  ])
})

test('an employer whose plan ended keeps the link to its conversations', () => {
  const formerPro = {
    role: 'employer',
    companyName: 'Lumenfield',
    slug: 'lumenfield',
    hasConvos: true,
    missedMessages: 2,
  }
  expect(linkTexts(barOf(userOf(formerPro)))).toEqual([
    'Community /feed',
    'Jobs /company/jobs',
    'Convos /convos',
    'My Company /company/lumenfield',
  ])
  expect(bottomLinks(barOf(userOf(formerPro))).map(({ label, unread }) => [label, unread])).toContainEqual([
    'Convos',
    2,
  ])
  expect(barOf(userOf({ ...formerPro, standing: 'suspended' }))).toEqual([])
})

test('an admin sees only the link to the admin panel and the logout', () => {
  expect(linkTexts(linksOf(admin))).toEqual(['BACK TO ADMIN PANEL /admin', 'LOG OUT (logs out)'])
})

test('the menu behind the avatar has purchase, settings, notifications, report bug and logout', () => {
  const links = [
    'Purchase /purchase',
    'Settings /settings',
    'Notifications /notifications',
    'Report Bug /convos?id=support&role=company',
    'Logout (logs out)',
  ]
  for (const user of [professional, employer, proEmployer]) expect(linkTexts(accountOf(user))).toEqual(links)
})

test('a link appears only if its page exists', () => {
  registerPaths(['/', '/companies', '/jobs', '/settings', '/company/:company'])
  expect(linkTexts(linksOf(professional))).toEqual([
    ...['Jobs /jobs', 'Companies /companies', 'Settings /settings', 'Logout (logs out)'],
  ])
  expect(linkTexts(linksOf(employer))).toEqual([
    'My Company /company/lumenfield',
    'Companies /companies',
    'Settings /settings',
    'Logout (logs out)',
  ])
  expect(linkTexts(linksOf(admin))).toEqual(['LOG OUT (logs out)'])
})

test('links that don’t fit into the bar are in the “explore” part of the menu', () => {
  const explorePaths = ['/real-talk', '/missions', '/professional/community', '/company/community', '/company/missions']
  registerPaths([...allPaths, ...explorePaths])
  const exploreLinksOf = (user: User) => linksOf(user).filter(({ place }) => place === 'explore')
  expect(linkTexts(exploreLinksOf(professional))).toEqual([
    ...['Your community /professional/community', 'Companies /companies', 'Real talk /real-talk', 'Missions /missions'],
  ])
  expect(linkTexts(exploreLinksOf(employer))).toEqual([
    ...['Your community /company/community', 'Companies /companies', 'Real talk /real-talk'],
    'Missions /company/missions',
  ])
  expect(exploreLinksOf(admin)).toEqual([])
})

test('a company’s link is also current on pages about it whose addresses have no slug', () => {
  const also = barOf(employer).find(({ own }) => own)?.also
  const paths = ['/company/edit/team', '/company/community', '/custom/portfolio', '/company/jobs', '/company/editors']
  expect(paths.filter((path) => also?.test(path))).toEqual(paths.slice(0, 3))
})

test('a suspended member has no links to pages that they can’t open', () => {
  const links = linksOf(userOf({ standing: 'suspended' }))
  expect(linkTexts(links)).toEqual(['Logout (logs out)'])
})

test('a phone shows at most five links at the bottom, in the order of the bar', () => {
  expect(bottomLinks(linksOf(professional)).map(({ label }) => label)).toEqual([
    'Community',
    'Jobs',
    'Headlines',
    'Connections',
    'Convos',
  ])
  registerPaths(['/jobs', '/copilot', '/professional/:profile'])
  expect(bottomLinks(linksOf(professional)).map(({ label }) => label)).toEqual(['Copilot', 'Jobs', 'My Story'])
})

test('a member’s name is the person’s or the company’s, or else Unidentified Unicorn', () => {
  expect(memberName(userOf())).toBe('Ada Lovelace')
  expect(memberName(userOf({ lastName: '' }))).toBe('Ada')
  expect(memberName(userOf({ firstName: '' }))).toBe('Unidentified Unicorn')
  expect(memberName(userOf({ role: 'employer', companyName: 'Lumenfield' }))).toBe('Lumenfield')
  expect(memberName(userOf({ role: 'employer', companyName: '' }))).toBe('Unidentified Unicorn')
})

test('the avatar links to the member’s own page, if it exists', () => {
  expect(profilePath(linksOf(professional))).toBe('/professional/ada-lovelace')
  expect(profilePath(linksOf(employer))).toBe('/company/lumenfield')
  expect(profilePath(linksOf(admin))).toBeUndefined()
  registerPaths(['/jobs'])
  expect(profilePath(linksOf(professional))).toBeUndefined()
})

test('a link requires a route with exactly its path; a route that merely matches the path is not enough', () => {
  registerRoutes([
    {
      children: [
        { path: '/company/:slug', children: [{ path: 'badges' }] },
        { path: '/polls/:pollid?/edit' },
        { path: '/convos/*' },
        { path: '*' },
      ],
    },
  ])
  expect(routeExists('/company/:profile')).toBe(true)
  expect(routeExists('/company/:profile/badges')).toBe(true)
  expect(routeExists('/company/jobs')).toBe(false)
  expect(routeExists('/polls/edit')).toBe(true)
  expect(routeExists('/polls/:id/edit')).toBe(true)
  expect(routeExists('/anything')).toBe(false)
})
