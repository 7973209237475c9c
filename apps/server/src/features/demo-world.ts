import type { Context } from '../platform/context.ts'
import { demoStages } from '../platform/feature.ts'
import { features } from './features.ts'
import { demoPassword } from './session/demo/session.demo.ts'

/**
 * Loads the demo world: each feature's parts, stage by stage; then prints the accounts to log in with. Running it again
 * adds missing data. If a part fails, logs the error and continues; the next start tries the part again.
 *
 * @returns the name of the feature of each part that failed
 */
export async function loadDemoWorld(ctx: Context, say: (line: string) => void): Promise<readonly string[]> {
  const worlds = await Promise.all(
    features.map(async ({ name, demo }) => ({ name, parts: (await demo?.())?.demoParts ?? [] })),
  )
  const parts = worlds.flatMap(({ name, parts }) => parts.map((part) => ({ ...part, name })))
  const failedParts: string[] = []
  const loadedParts: { readonly count: number; readonly what: string }[] = []
  const isNew = () => loadedParts.some(({ count }) => count > 0)
  for (const stage of demoStages) {
    for (const { name, load, counted } of parts.filter((part) => part.stage === stage)) {
      try {
        const count = await load(ctx)
        if (counted !== undefined) loadedParts.push({ count, what: counted })
      } catch (error) {
        ctx.log.error({ err: error, feature: name, stage }, 'a part of the demo world was not loaded')
        failedParts.push(name)
      }
    }
    if (stage === 'members' && isNew()) say('Loading the demo world ...')
  }
  if (isNew()) say(`Demo world: ${list.format(loadedParts.map(({ count, what }) => `${count} ${what}`))} added.`)
  if (failedParts.length > 0) say(`Demo world: not loaded for ${list.format(failedParts)}; the next start tries again.`)
  say(`Demo accounts (password ${demoPassword}):`)
  const accounts = parts.flatMap((part) => part.accounts ?? [])
  for (const { email, as } of accounts) say(`  ${email} (${as})`)
  return failedParts
}

/** "1, 2 and 3". */
const list = new Intl.ListFormat('en-GB')
