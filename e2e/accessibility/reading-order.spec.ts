import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/members.ts'
import { outlineOf } from '../support/outline.ts'

const documentFile = join(import.meta.dirname, '../../docs/accessibility.md')

/** The pages of the document, each with the account that reads it. */
const pages: Readonly<Record<string, { readonly email?: string; readonly find: (page: Page) => Promise<unknown> }>> = {
  Home: { find: (page) => page.goto('/') },
  Jobs: { find: (page) => page.goto('/jobs') },
  'A job': { find: (page) => page.goto('/jobs?company=lumenfield').then(() => openFirst(page, 'Grants Writer')) },
  Feed: { email: 'carla@demo.example', find: (page) => page.goto('/feed') },
  'A story': { find: (page) => page.goto('/professional/carla-mendes') },
  'A company': { find: (page) => page.goto('/company/lumenfield') },
  Convos: { email: 'carla@demo.example', find: (page) => page.goto('/convos') },
  'The applicants’ board': {
    email: 'priya@demo.example',
    find: (page) =>
      page
        .goto('/company/jobs')
        .then(() => openFirst(page, /applicants?.* for Grants Writer/))
        .then(() => openFirst(page, 'Board')),
  },
}

async function openFirst(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click()
}

/**
 * Returns the outline below a title of the document, as a pattern. `…` matches any text; on a line of its own, any
 * number of lines.
 */
function documentedOutline(title: string): RegExp {
  const section = readFileSync(documentFile, 'utf8').split(`\n### ${title}\n`)[1]
  const [, outline] = /```\n(.*?)\n```/s.exec(section ?? '') ?? []
  if (outline === undefined) throw new Error(`The document has no outline of “${title}”.`)
  const escapedOutline = outline.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(`^${escapedOutline.replaceAll(/\n *…(?=\n|$)/g, String.raw`(?:\n.*)*`).replaceAll('…', '.*')}$`)
}

for (const [title, { email, find }] of Object.entries(pages)) {
  test(`the landmarks and headings are as documented: ${title}`, {
    tag: '@any-width',
  }, async ({ page }) => {
    const documentedText = documentedOutline(title)
    if (email !== undefined) await signIn(page, email, demoPassword)
    await find(page)
    await expect.poll(async () => (await outlineOf(page)).join('\n')).toMatch(documentedText)
  })
}
