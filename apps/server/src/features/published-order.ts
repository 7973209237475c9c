/**
 * Orders that people and programs know from before features stood in one list: of the API's description, the usage of the
 * command line, `/sitemap.xml`, the download of one's data, and the demo accounts that a start prints. What is not named here comes last, in rank order.
 */
export const publishedOrder = {
  routes: ['session', 'plans', 'pictures', 'link-previews', 'connections', 'catalogs'],
  commands: ['import-jobs', 'boards', 'join-jobs', 'split-job', 'create-admin', 'set-plan'],
  sitemaps: ['lists', 'companies', 'joining', 'professionals', 'portfolio', 'headlines', 'jobs', 'real-talk'],
  accountData: [
    ...['account', 'signUp', 'actsFor', 'devices', 'networks', 'pageViews', 'activities', 'professional', 'story'],
    ...['portfolio', 'onboarding', 'formerAddresses', 'storiesViewed', 'looksUnseen', 'mentoringRequests', 'company'],
    ...[
      'companies',
      'writtenJobs',
      'headlines',
      'newsletter',
      'planRequest',
      'pictures',
      'connections',
      'reactions',
      'comments',
    ],
    ...['realTalk', 'notifications', 'badges'],
  ],
  demoAccounts: ['professionals', 'companies', 'session'],
} as const

/** Sorts by name: those of `order` first, the others as they come. */
export function inOrder<T extends { readonly name: string }>(things: readonly T[], order: readonly string[]): T[] {
  const place = ({ name }: T) => (order.includes(name) ? order.indexOf(name) : order.length)
  return things.toSorted((a, b) => place(a) - place(b))
}
