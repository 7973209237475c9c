import { hasPermission, type Permission, type Principal } from '../../policy.ts'

interface Thing {
  readonly name: string
  /** Admins with it see what was done; the system's own acts concern all who see the timeline. */
  readonly permission: Permission
}

/** What the acts of the timeline concern: an act begins with the key. */
export const timelineThings: Readonly<Record<string, Thing>> = {
  admin: { name: 'Admins', permission: 'settings' },
  announcement: { name: 'Announcements', permission: 'content' },
  address: { name: 'Suppression list', permission: 'emails' },
  broadcast: { name: 'Notifications to audiences', permission: 'notifications' },
  board: { name: 'Job boards', permission: 'content' },
  catalog: { name: 'Catalogs', permission: 'content' },
  brand: { name: 'Name and color', permission: 'settings' },
  claim: { name: 'Claims of companies', permission: 'members' },
  company: { name: 'Companies', permission: 'members' },
  course: { name: 'Courses', permission: 'content' },
  answer: { name: 'Answers', permission: 'moderation' },
  comment: { name: 'Comments', permission: 'moderation' },
  event: { name: 'Events', permission: 'content' },
  headline: { name: 'Headlines', permission: 'content' },
  post: { name: 'Posts', permission: 'moderation' },
  'word-rule': { name: 'Word filter', permission: 'content' },
  footer: { name: 'Footer links', permission: 'content' },
  job: { name: 'Jobs', permission: 'content' },
  layoff: { name: 'Layoffs', permission: 'content' },
  list: { name: 'Downloads of lists', permission: 'members' },
  member: { name: 'Members', permission: 'members' },
  mission: { name: 'Missions', permission: 'content' },
  plan: { name: 'Plans', permission: 'plans' },
  poll: { name: 'Polls of the site', permission: 'content' },
  question: { name: 'Questions', permission: 'content' },
  review: { name: 'Reports', permission: 'moderation' },
  reward: { name: 'Rewards', permission: 'content' },
  'second-factor': { name: 'Two-step verification', permission: 'settings' },
  sequence: { name: 'Email sequences', permission: 'emails' },
  'site-page': { name: 'Pages', permission: 'content' },
  system: { name: 'System', permission: 'timeline' },
}

/** Returns the things whose acts an admin may see; undefined for all, also those that are not listed here. */
export function visibleThings(principal: Principal): readonly string[] | undefined {
  if (hasPermission(principal, 'settings')) return undefined
  return Object.entries(timelineThings)
    .filter(([, { permission }]) => hasPermission(principal, permission))
    .map(([thing]) => thing)
}
