import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { test as journey } from '../support/journey.ts'
import { joinConfirmed, signIn } from '../support/members.ts'
import { readPagePaths } from './page-paths.ts'
import { refuseChanges } from './requests.ts'
import { walk } from './walk.ts'

/** Without the journeys' watch over complaints of pages, because the check provokes refusals. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  complaints: async ({}, use) => use([]),
})

/** A role in which the check visits pages. */
interface Visitor {
  readonly name: string
  /** Logs the browser in. */
  readonly enter?: (page: Page) => Promise<void>
  /** Whether the visitor has just joined: pages are checked for their empty lists, but no buttons are pressed again. */
  readonly isNew?: true
}

const demoMember = (email: string) => (page: Page) => signIn(page, email, demoPassword)

const newMember = (role: 'professionals' | 'employers') => async (page: Page) => {
  const { email } = await joinConfirmed(page, role)
  await signIn(page, email)
}

const visitors: readonly Visitor[] = [
  { name: 'guest' },
  { name: 'professional', enter: demoMember('carla@demo.example') },
  { name: 'employer', enter: demoMember('priya@demo.example') },
  { name: 'admin', enter: demoMember('admin@demo.example') },
  { name: 'new professional', enter: newMember('professionals'), isNew: true },
  { name: 'new employer', enter: newMember('employers'), isNew: true },
]

for (const { name, enter, isNew = false } of visitors) {
  test(name, async ({ page, request }) => {
    let count = 0
    await enter?.(page)
    await refuseChanges(page)
    await walk(page, {
      paths: await readPagePaths(),
      addresses: await readSitemaps(request),
      presses: !isNew,
      report: (problem) => {
        count += 1
        process.stdout.write(`${name} · ${problem}\n`)
      },
    })
    if (count > 0) throw new Error(`${count} problems`)
  })
}

/** Returns the addresses in the sitemaps. */
async function readSitemaps(request: APIRequestContext): Promise<string[]> {
  const readPage = async (path: string) => {
    const xml = await (await request.get(path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  return (await Promise.all((await readPage('/sitemap.xml')).map(readPage))).flat()
}
